import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
/** A run on another day keeps its logs. */
export const varDir = path.join(workspace, process.env.E2E_VAR ?? 'var/e2e')

export type Running = { stop(): Promise<void> }

type Start = { name: string; script: string; env: Record<string, string>; readyUrl: string; withinMs: number }

/** Starts a server of the production build and waits until it is ready. Its log is under `var/e2e`. */
export async function startServer({ name, script, env, readyUrl, withinMs }: Start): Promise<Running> {
  mkdirSync(varDir, { recursive: true })
  const child = spawn(process.execPath, [path.join(workspace, script)], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', STAGE: 'development', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(path.join(varDir, `${name}.log`))
  child.stdout?.pipe(log)
  child.stderr?.pipe(log)
  const stop = () => stopProcess(child)
  try {
    await waitUntilReady(child, readyUrl, withinMs)
  } catch (error) {
    await stop()
    throw new Error(`${name} does not start: see ${varDir}/${name}.log`, { cause: error })
  }
  return { stop }
}

async function waitUntilReady(child: ChildProcess, url: string, withinMs: number): Promise<void> {
  const giveUpAt = Date.now() + withinMs
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode}`)
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resume) => setTimeout(resume, 250))
  }
  throw new Error(`not ready within ${withinMs} ms`)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}
