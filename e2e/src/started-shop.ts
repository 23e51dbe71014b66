import { type ChildProcess, spawn } from 'node:child_process'
import { workspace } from './processes'

/**
 * Starts a shop as its guides say, by a command in the project; resolves once it says where it is open. Shops that start at
 * one moment would take the same free ports behind it.
 */
export async function startShop(
  command: string,
  { port, env }: { port: number; env: NodeJS.ProcessEnv },
): Promise<{ stop: () => Promise<void> }> {
  const ports = {
    PORT: String(port),
    GATEWAY_PORT: String(port + 1_100),
    REGISTRY_PORT: String(port + 1_200),
  }
  const start = spawn('sh', ['-c', command], { cwd: workspace, env: { ...env, ...ports }, detached: true })
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
