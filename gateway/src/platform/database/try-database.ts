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

/** Connects to a PostgreSQL server; of a copy, says how far it is behind. */
export async function tryDatabase(url: string): Promise<string> {
  const { db, close } = openPostgres(url, 1, { answerMs: 5_000 })
  try {
    const { rows } = await sql<{ version: string; behind: number | null }>`
      select current_setting('server_version') as version,
        case when pg_is_in_recovery() then
          coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 end as behind`.execute(
      db,
    )
    const [row] = rows
    return `PostgreSQL ${row?.version}${row?.behind == null ? '' : `, a copy ${row.behind.toFixed(1)} s behind`}`
  } catch (error) {
    const refusal = refusals[String((error as { code?: unknown }).code)]
    throw refusal ? new WrongSetting(`${refusal}: ${(error as Error).message}`) : error
  } finally {
    await close()
  }
}
