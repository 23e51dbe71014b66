import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { workspace } from '../shop'

export type ServerProcess = {
  start(): Promise<void>
  stop(): Promise<void>
  /** Ends it at once, as a failure would. */
  kill(): Promise<void>
  pid(): number
}
type Program = {
  file: string
  port: number
  readyAt: string
  environment: Record<string, string>
  logFile: number
}

const startLimitMs = 120_000

/** A built server on a port of its own, which can be ended as a cluster does it (SIGTERM) and started again. */
export function createServerProcess({ file, port, readyAt, environment, logFile }: Program): ServerProcess {
  let child: ChildProcess | null = null
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    async start() {
      child = spawn(process.execPath, [file], {
        cwd: workspace,
        env: { ...process.env, ...environment, PORT: String(port) },
        stdio: ['ignore', logFile, logFile],
      })
      const deadline = performance.now() + startLimitMs
      while (performance.now() < deadline && child.exitCode === null) {
        const answer = await fetch(`http://127.0.0.1:${port}${readyAt}`).catch(() => null)
        if (answer?.ok) return
        await pause(100)
      }
      throw new Error(`${file} did not become ready`)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pid: () => child?.pid ?? 0,
  }
}
