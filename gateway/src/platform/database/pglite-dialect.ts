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
import type { Turns } from './embedded/turns'
import type { PGliteClient } from './pglite-client'

type Client = Pick<PGliteClient, 'query' | 'close'>

/** PGlite has one connection: queries and whole transactions take turns in the order they come. */
class PGliteDriver implements Driver {
  readonly #client: Client
  readonly #connection: DatabaseConnection
  readonly #turns: Turns
  #release: () => void = () => {}

  constructor(client: Client, turns: Turns) {
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
    this.#release = await this.#turns.take()
    return this.#connection
  }

  async releaseConnection() {
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

export const pgliteDialect = (client: Client, turns: Turns): Dialect => ({
  createDriver: () => new PGliteDriver(client, turns),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})
