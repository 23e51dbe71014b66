import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { PGliteClient } from './pglite-client'

/** Longer waits mean that a transaction waits for itself: a query in it was not made through `trx`. */
const longestWaitMs = 30_000

/** Who has the one connection, and how many wait for it. */
export type Turns = { isTaken: boolean; waiting: number }

/** PGlite has one connection: queries and whole transactions take turns in the order they come. */
class PGliteDriver implements Driver {
  readonly #client: PGliteClient
  readonly #connection: DatabaseConnection
  #queue: Promise<void> = Promise.resolve()
  #release: () => void = () => {}
  readonly #turns: Turns

  constructor(client: PGliteClient, turns: Turns) {
    this.#client = client
    this.#turns = turns
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, affectedRows } = await client.query(sql, parameters)
        return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) }
      },
      // biome-ignore lint/correctness/useYield: PGlite answers whole results, there is nothing to stream.
      async *streamQuery() {
        throw new Error('The embedded database does not stream results')
      },
    }
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#queue
    let release = () => {}
    this.#queue = new Promise((resolve) => {
      release = resolve
    })
    this.#turns.waiting += 1
    try {
      await inTime(before)
    } catch (error) {
      before.then(release)
      throw error
    } finally {
      this.#turns.waiting -= 1
    }
    this.#turns.isTaken = true
    this.#release = release
    return this.#connection
  }

  async releaseConnection() {
    this.#turns.isTaken = false
    this.#release()
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.#client.close()
  }
}

async function inTime(turn: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('No turn at the embedded database: does a transaction query outside of it?')),
      longestWaitMs,
    )
  })
  await Promise.race([turn, tooLong]).finally(() => clearTimeout(timer))
}

export const pgliteDialect = (client: PGliteClient, turns: Turns): Dialect => ({
  createDriver: () => new PGliteDriver(client, turns),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})
