import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePortFrom } from '@escapade/remote-kit/dev/free-port'
import { workspace } from './published'

type Opened = { address: string; close(): Promise<void> }

const isReady = async (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The gateway at `GATEWAY_URL` or of `npm start`; where none answers, one of its own with a small demo. */
export async function openGateway(): Promise<Opened> {
  const known = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000'
  if (await isReady(known)) return { address: known, close: async () => {} }
  const varDir = await mkdtemp(path.join(tmpdir(), 'escapade-gateway-'))
  const port = await freePortFrom(4270)
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [path.join(workspace, 'gateway/dist/server.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STAGE: 'development',
      PORT: String(port),
      VAR_DIR: varDir,
      GATEWAY_EXTENSIONS: 'demo',
      SEED_HOTELS: '60',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    },
  })
  await untilReady(child, address)
  return {
    address,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(varDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  while (!(await isReady(address))) {
    if (child.exitCode !== null)
      throw new Error('The gateway whose calls are recorded does not start: npm run build')
    await pause(250)
  }
}
