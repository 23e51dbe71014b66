import { createHash } from 'node:crypto'
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import type { PatientClient, PatientPool } from './patient-pool'

const mark = '/* prepared */'
const markedSelect = `select ${mark}`

/**
 * Stands right after the `select` of a statement that takes longer to plan than to run and that is asked all day with
 * other values: each connection to a PostgreSQL server prepares it once. Preparing every statement would fail after a
 * migration under a running gateway (`select *` changes its type) and fill connections with one-off searches, so the
 * ones that gain are marked, and name their columns one by one.
 * Limit: a pooler between gateway and server has to know named statements, as PgBouncer does from 1.21 (decision
 * 046).
 */
export const prepared = sql.raw(mark)

const names = new Map<string, string>()

/** Names of prepared statements have 63 characters at most. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** A pool for Kysely whose connections prepare marked statements under a name. */
export function preparingPool(pool: PatientPool): PostgresPool {
  const clients = new WeakMap<PatientClient, PostgresPoolClient>()

  function preparing(client: PatientClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof asked !== 'string') throw new TypeError('This pool does not read through cursors')
      if (!asked.startsWith(markedSelect)) return client.query({ text: asked, values: [...values] })
      return client.query({ name: nameOf(asked), text: asked, values: [...values] })
    }
    const own = { query, release: () => client.release() }
    clients.set(client, own)
    return own
  }

  return {
    async connect() {
      const client = await pool.connect()
      return clients.get(client) ?? preparing(client)
    },
    end: () => pool.end(),
  }
}
