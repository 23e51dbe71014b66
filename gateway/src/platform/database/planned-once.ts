import { createHash } from 'node:crypto'
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import type pg from 'pg'

const mark = '/* planned once */'
const markedSelect = `select ${mark}`

/**
 * Right after the `select` of a statement that takes longer to plan than to run, and is asked all day with other
 * values: each connection to a PostgreSQL server plans it once. Its columns have to be named one by one, so that a
 * migration under a running gateway does not change what a kept plan answers.
 */
export const plannedOnce = sql.raw(mark)

const names = new Map<string, string>()

/** Servers keep a plan by a name of 63 characters at most. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** A pool for Kysely whose connections give marked statements a name. */
export function planningPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function planning(client: pg.PoolClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof asked !== 'string') throw new TypeError('This pool does not read through cursors')
      if (!asked.startsWith(markedSelect)) return client.query(asked, [...values])
      return client.query({ name: nameOf(asked), text: asked, values: [...values] })
    }
    const own = { query, release: () => client.release() }
    clients.set(client, own)
    return own
  }

  return {
    async connect() {
      const client = await pool.connect()
      return clients.get(client) ?? planning(client)
    },
    end: () => pool.end(),
  }
}
