import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

export type ShellFiles = {
  /** Entry of the built server. */
  script: string
  registry: string
  releasesDir: string
}

type Started = { origin: string; stop(): Promise<void> }

const readyWithinMs = 30_000

/** Starts a built shell over releases in a folder and a gateway. `varDir` is what it may write to. Throws with its log. */
export async function startShell(
  { script, registry, releasesDir }: ShellFiles,
  { port, gateway, varDir }: { port: number; gateway: string; varDir: string },
): Promise<Started> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STAGE: 'development',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      GATEWAY_URL: gateway,
      REGISTRY_URL: registry,
      RELEASES_DIR: releasesDir,
      VAR_DIR: varDir,
    },
  })
  const origin = `http://localhost:${port}`
  await untilReady(child, `http://127.0.0.1:${port}/health/live`)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  process.once('exit', () => child.kill('SIGTERM'))
  return { origin, stop }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk))
  const giveUpAt = Date.now() + readyWithinMs
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  child.kill('SIGKILL')
  throw new Error(`The emulator's shell does not start:\n${log}`)
}
