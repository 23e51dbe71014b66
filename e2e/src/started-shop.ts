import { type ChildProcess, spawn } from 'node:child_process'
import { workspace } from './processes'

/** Starts a shop as its guides say, by a command in the project; resolves once it says where it is open. */
export async function startShop(
  command: string,
  env: NodeJS.ProcessEnv,
): Promise<{ stop: () => Promise<void> }> {
  const start = spawn('sh', ['-c', command], { cwd: workspace, env, detached: true })
  const ended = new Promise<void>((resolve) => start.once('close', () => resolve()))
  const stop = async () => {
    if (start.pid && start.exitCode === null) process.kill(-start.pid, 'SIGTERM')
    await ended
  }
  try {
    await isOpen(start)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

function isOpen({ stdout, stderr }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [stdout, stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk
        if (said.includes('Escapade is open')) resolve()
      })
    stdout?.on('end', () => reject(new Error(`It has not opened:\n${said}`)))
  })
}
