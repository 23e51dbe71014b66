import { sql } from 'kysely'
import { WrongSetting } from '../partners/try-partner'
import { openPostgres } from './database'

/** Names of the server's refusals (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const refusals: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'there is no such database',
  '42501': 'the user may not use the database',
}

const pooler =
  'it leads to a pooler of connections, such as PgBouncer, that keeps no settings of a session: name the server itself. A gateway keeps DATABASE_POOL connections and one that listens'

/** A pooler refuses the settings that a session is opened with, or leaves them out without a word. */
const isRefusedByPooler = ({ code, message }: { code?: string; message?: string }) =>
  code === '08P01' && /startup parameter/.test(message ?? '')

/** Connects to a PostgreSQL server; of a copy, says how far it is behind. */
export async function tryDatabase(url: string): Promise<string> {
  const { db, close } = openPostgres(url, 1, { answerMs: 5_000 })
  try {
    const { rows } = await sql<{ version: string; jit: string; behind: number | null }>`
      select current_setting('server_version') as version, current_setting('jit') as jit,
        case when pg_is_in_recovery() then
          coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 end as behind`.execute(
      db,
    )
    const [row] = rows
    if (row?.jit === 'on') throw new WrongSetting(pooler)
    return `PostgreSQL ${row?.version}${row?.behind == null ? '' : `, a copy ${row.behind.toFixed(1)} s behind`}`
  } catch (error) {
    if (isRefusedByPooler(error as Error)) throw new WrongSetting(pooler)
    const refusal = refusals[String((error as { code?: unknown }).code)]
    throw refusal ? new WrongSetting(`${refusal}: ${(error as Error).message}`) : error
  } finally {
    await close()
  }
}
