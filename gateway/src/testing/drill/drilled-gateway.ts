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
  untilReady(): Promise<void>
  /** Without a goodbye. It comes back only where it is kept running. */
  crash(): void
  /** Without a goodbye, for good. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Program = {
  /** Folder that `server.js` and `cli.js` were built to. */
  dist: string
  place: Place
  /** More of its environment. */
  environment?: Record<string, string>
  /** For its Node, before the program. */
  flags?: string[]
  /** A file descriptor for what it writes. */
  logFile?: number
  /** Starts it again whenever it ends by itself, as its supervisor would. */
  isKeptRunning?: boolean
}

const startLimitMs = 120_000
const restartMs = 500

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
  let isWanted = false
  const launch = () => {
    if (!isWanted) return
    const output = program.logFile ?? 'ignore'
    const started = spawn(
      process.execPath,
      [...(program.flags ?? []), path.join(program.dist, 'server.js')],
      {
        env: { ...environmentOf(program), PORT: String(port) },
        stdio: ['ignore', output, output],
      },
    )
    child = started
    started.once('exit', () => {
      if (program.isKeptRunning) setTimeout(launch, restartMs)
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    isWanted = false
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const untilReady = () =>
    untilAnswered(`${origin}/ready`, () => !program.isKeptRunning && child !== null && hasEnded(child))
  return {
    origin,
    pid: () => child?.pid,
    async start() {
      isWanted = true
      launch()
      await untilReady()
    },
    untilReady,
    crash: () => void child?.kill('SIGKILL'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

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

async function untilAnswered(address: string, isInVain: () => boolean) {
  const deadline = performance.now() + startLimitMs
  while (performance.now() < deadline) {
    if (isInVain()) throw new Error('The gateway ended')
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The gateway did not become ready')
}
