import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Debian keeps the programs of each version here. */
export const postgresVersionsDir = '/usr/lib/postgresql'

type Identity = { uid?: number; gid?: number }
export type PostgresServer = {
  url: string
  /** Ends it at once, as a failure would, and starts it again after a while. */
  crash(awayMs: number): Promise<void>
  /** Stands still as a machine does that is paused: connections stay open, and nothing answers. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  stop(): Promise<void>
  /** Stops it and leaves its data as a folder that `startCopy` takes. */
  keepAs(folder: string): Promise<void>
}

/** Folder of the newest installed server's programs, or null where PostgreSQL is not installed. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir(postgresVersionsDir).catch(() => [])
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest ? path.join(postgresVersionsDir, newest, 'bin') : null
}

/** Major version of the server that is started here. */
export async function postgresVersion(): Promise<string> {
  const bin = await findPostgres()
  return path.basename(path.dirname(bin ?? ''))
}

/** Starts a PostgreSQL server of its own in a temporary folder: for tests under concurrency and benchmarks. */
export const startPostgres = (settings: Record<string, string> = {}): Promise<PostgresServer> =>
  startServer(settings, async ({ bin, data, dir, identity }) => {
    const options = ['-U', 'escapade', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    await run(path.join(bin, 'initdb'), ['-D', data, ...options], { ...identity, cwd: dir })
  })

/** A server that begins with what another was kept as. */
export const startCopy = (folder: string, settings: Record<string, string> = {}): Promise<PostgresServer> =>
  startServer(settings, async ({ data }) => void (await run('cp', ['-a', folder, data])))

/** A second server that follows the first: what is written there arrives here a moment later. */
export const startReplica = (primary: PostgresServer): Promise<PostgresServer> =>
  startServer({}, async ({ bin, data, dir, identity }) => {
    const { hostname, port, username } = new URL(primary.url)
    const from = ['-h', hostname, '-p', port, '-U', username]
    const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
    await run(path.join(bin, 'pg_basebackup'), ['-D', data, ...from, ...options], { ...identity, cwd: dir })
  })

type Folder = { bin: string; dir: string; data: string; identity: Identity }

async function startServer(
  settings: Record<string, string>,
  fill: (folder: Folder) => Promise<void>,
): Promise<PostgresServer> {
  const bin = await findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const identity = await unprivileged()
  const dir = await mkdtemp(path.join(tmpdir(), 'escapade-pg-'))
  if (identity.uid !== undefined && identity.gid !== undefined) await chown(dir, identity.uid, identity.gid)
  const data = path.join(dir, 'data')
  await fill({ bin, dir, data, identity })
  const port = await freePort()
  const options = { fsync: 'off', max_connections: '120', unix_socket_directories: dir, ...settings }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = () =>
    spawn(path.join(bin, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags], {
      ...identity,
      cwd: dir,
      stdio: 'ignore',
    })
  let server = launch()
  const end = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const crash = async (awayMs: number) => {
    await end('SIGQUIT')
    await pause(awayMs)
    server = launch()
    await untilReady(path.join(bin, 'pg_isready'), port)
  }
  /** Each connection has a process of its own. */
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    for (const pid of children.trim().split(' ')) process.kill(Number(pid), name)
    server.kill(name)
  }
  const stop = async () => {
    await end()
    await rm(dir, { recursive: true, force: true })
  }
  const keepAs = async (folder: string) => {
    await end()
    await rename(data, folder)
    await stop()
  }
  await untilReady(path.join(bin, 'pg_isready'), port).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url: `postgres://escapade@127.0.0.1:${port}/postgres`,
    crash,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop,
    keepAs,
  }
}

async function untilReady(isReady: string, port: number) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const ready = await run(isReady, ['-h', '127.0.0.1', '-p', String(port)]).catch(() => null)
    if (ready) return
    await pause(100)
  }
  throw new Error('PostgreSQL did not start')
}

/** PostgreSQL refuses to run as root: then its own user does it. */
async function unprivileged(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
