import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { workspace } from './shop'

export type Gateway = { origin: string; memory(): Promise<number>; stop(): Promise<void> }

/** It is ready once its search index is filled: of a large catalogue that takes a while. */
const startLimitMs = 300_000
const run = promisify(execFile)

/** The built gateway in a process of its own, as in production; `settings` are its environment. */
export async function startGateway(settings: Record<string, string>): Promise<Gateway> {
  await run(process.execPath, ['--import', 'tsx', path.join(workspace, 'gateway/build.ts')])
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(workspace, 'gateway/dist/server.js')], {
    cwd: workspace,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STAGE: 'development',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await untilHealthy(origin).catch(async (error) => {
    await stop()
    throw error
  })
  return { origin, memory: () => residentMemory(child.pid), stop }
}

/** Megabytes of memory that a process holds, as Linux counts them; NaN elsewhere. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

async function untilHealthy(origin: string) {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The gateway did not start')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
