import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { DatabaseHandle } from '../database/database'
import { postgresVersionsDir } from '../database/postgres'

const run = promisify(execFile)
type Db = DatabaseHandle['db']

/** `pg_dump` refuses a server that is newer than itself, and `pg_restore` what a newer one wrote. */
export type Versions = { client: number | null; server: number }

export const missesServer = ({ client, server }: Versions): boolean => client === null || client < server

export async function readVersions(db: Db): Promise<Versions> {
  const server = await serverVersion(db)
  return { server, client: await clientVersion(await findProgram('pg_dump', server)) }
}

export const adviceOf = ({ client, server }: Versions): string =>
  `${client === null ? 'pg_dump is not installed' : `pg_dump is of version ${client}`}, the server of version ${server}: ` +
  `apt-get install postgresql-client-${server} (of apt.postgresql.org, if the system has no such package)`

type Call = { db: Db; args: string[]; env?: Record<string, string> }

/** Address of a server without its password, which every process of the machine could read among the arguments. */
export function addressOf(url: string): { address: string; env: Record<string, string> } {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  return { address: address.href, env: password ? { PGPASSWORD: decodeURIComponent(password) } : {} }
}

/** Runs a client program of the server's version; answers what it printed. Throws with advice where it is missing or too old. */
export async function runTool(name: string, { db, args, env = {} }: Call): Promise<string> {
  const versions = await readVersions(db)
  if (missesServer(versions)) throw new Error(`There is no ${name} for this server: ${adviceOf(versions)}`)
  try {
    return (
      await run(await findProgram(name, versions.server), args, {
        maxBuffer: 64 * 2 ** 20,
        env: { ...process.env, ...env },
      })
    ).stdout
  } catch (error) {
    throw new Error(`${name} failed\n${(error as { stderr?: string }).stderr ?? ''}`)
  }
}

async function serverVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ serverVersionNum: string }>`show server_version_num`.execute(db)
  return Math.floor(Number(rows[0]?.serverVersionNum) / 10_000)
}

/** Finds the program of the server's version if it is there, else the oldest newer one. */
async function findProgram(name: string, server: number): Promise<string> {
  const installed = (await readdir(postgresVersionsDir).catch(() => []))
    .map(Number)
    .filter((version) => existsSync(path.join(postgresVersionsDir, String(version), 'bin', name)))
    .sort((a, b) => a - b)
  const fit = installed.find((version) => version >= server) ?? installed.at(-1)
  return fit === undefined ? name : path.join(postgresVersionsDir, String(fit), 'bin', name)
}

/** Null where the program is not installed. */
async function clientVersion(program: string): Promise<number | null> {
  try {
    const { stdout } = await run(program, ['--version'])
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) || null
  } catch {
    return null
  }
}
