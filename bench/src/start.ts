import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { workspace } from './shop'

/**
 * `pnpm bench start`: a fresh clone of what is committed is opened with `npm start`, closed, and opened again; then
 * it rests for a minute and its memory is read. `PORT_OF_SHOP` moves its ports.
 */
const { PORT_OF_SHOP = '3900' } = process.env
const targets = { clean: 90, again: 10, idle: 600 }
const restMs = 60_000
const line = (name: string, value: number, most: number, unit: string) =>
  process.stdout.write(`${name.padEnd(44)}${value.toFixed(1).padStart(8)} ${unit} (at most ${most})\n`)

const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), 'escapade-start-'))
await run('git', ['clone', '--quiet', workspace, folder])
try {
  const clean = await open()
  await clean.close()
  const again = await open()
  await pause(restMs)
  const { shared, resident } = await memoryOf(again.pid)
  await again.close()
  line('Seconds until open, from a clean clone', clean.seconds, targets.clean, 's')
  line('Seconds until open, again', again.seconds, targets.again, 's')
  line('Memory at rest, shared pages counted once', shared, targets.idle, 'MB')
  process.stdout.write(
    `${'The same as each process counts it'.padEnd(44)}${resident.toFixed(1).padStart(8)} MB\n`,
  )
  if (clean.seconds > targets.clean || again.seconds > targets.again || shared > targets.idle)
    process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Resolves once the shop says that it is open. */
async function open() {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: PORT_OF_SHOP },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const closed = once(child, 'exit')
  const isOpen = new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Escapade is open')) resolve()
    })
    child.once('exit', () => reject(new Error(`npm start ended:\n${said}`)))
  })
  await isOpen
  const pid = child.pid ?? 0
  return {
    pid,
    seconds: (performance.now() - began) / 1000,
    async close() {
      process.kill(-pid, 'SIGTERM')
      await closed
    },
  }
}

/** Megabytes of a process and all it started. Pages that several share, such as Node itself, count once in `shared`. */
async function memoryOf(root: number) {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : ''
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isOurs = (pid: number): boolean => pid === root || (pid > 1 && isOurs(parents.get(pid) ?? 0))
  let shared = 0
  let resident = 0
  for (const pid of [...parents.keys()].filter(isOurs)) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    const megabytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024
    shared += megabytes('Pss')
    resident += megabytes('Rss')
  }
  return { shared, resident }
}
