import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../platform/database/postgres'

export type Place = { databaseUrl: string | undefined; databasePool: number; varDir: string }

export type DrilledGateway = {
  origin: string
  pid(): number | undefined
  start(): Promise<void>
  /** Without a goodbye. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Program = {
  /** Where `server.js` and `cli.js` were built to. */
  dist: string
  place: Place
  /** More of its environment. */
  environment?: Record<string, string>
  logFile?: number
}

const startLimitMs = 120_000

const environmentOf = ({ place, environment = {} }: Program) => ({
  ...process.env,
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '0',
  GATEWAY_EXTENSIONS: '',
  VAR_DIR: place.varDir,
  ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  ...environment,
})

/** The built gateway as a process that can be killed and started again, on one port. */
export async function createDrilledGateway(program: Program): Promise<DrilledGateway> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  await mkdir(program.place.varDir, { recursive: true })
  let child: ChildProcess | null = null
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }
  return {
    origin,
    pid: () => child?.pid,
    async start() {
      const output = program.logFile ?? 'ignore'
      child = spawn(process.execPath, [path.join(program.dist, 'server.js')], {
        env: { ...environmentOf(program), PORT: String(port) },
        stdio: ['ignore', output, output],
      })
      await untilReady(origin, child)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** `node cli.js COMMAND …` on the same database. */
export async function runCommand(program: Program, args: string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(program.dist, 'cli.js'), ...args], {
    env: environmentOf(program),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}\n${said}`)
  return said
}

async function untilReady(origin: string, child: ChildProcess) {
  const deadline = performance.now() + startLimitMs
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with code ${child.exitCode}`)
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The gateway did not become ready')
}
