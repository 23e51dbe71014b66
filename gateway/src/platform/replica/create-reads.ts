import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { CamelCaseColumns } from '../database/camel-case'
import type { Database } from '../database/tables'
import { wantsPrimary } from './read-preference'
import type { ReplicaHealth } from './replica-health'

/** SQLSTATE classes and socket errors that speak of the server and not of the statement. */
const isAway = ({ code }: { code?: string }) => code === undefined || /^(08|57P|53)|^E[A-Z]+$/.test(code)
/** The data that the replica was reading has changed under it: the primary answers instead. */
const isCancelledByRecovery = ({ code }: { code?: string }) => code === '40001' || code === '40P01'

type Input = { primary: Kysely<Database>; replica: Kysely<Database>; health: ReplicaHealth }

/**
 * A database to read from that may be a little behind: the replica while it is well, else the primary. A statement
 * that meets a dying replica is made again on the primary.
 */
export function createReads(input: Input): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createDriver: () => new ReadsDriver(input),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [new CamelCaseColumns()],
  })
}

class ReadsDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor({ health, ...databases }: Input) {
    // Columns are named once, by the database that reads are asked of.
    const primary = databases.primary.withoutPlugins()
    const replica = databases.replica.withoutPlugins()
    this.#connection = {
      async executeQuery<R>(query: CompiledQuery) {
        if (wantsPrimary() || !health.isUsable()) return primary.executeQuery<R>(query as CompiledQuery<R>)
        try {
          return await replica.executeQuery<R>(query as CompiledQuery<R>)
        } catch (error) {
          const failure = error as { code?: string }
          if (isAway(failure)) health.markAway()
          else if (!isCancelledByRecovery(failure)) throw error
          return primary.executeQuery<R>(query as CompiledQuery<R>)
        }
      },
      streamQuery(): AsyncIterableIterator<never> {
        throw new Error('Reads are not streamed')
      },
    }
  }

  async init() {}
  async acquireConnection() {
    return this.#connection
  }
  async releaseConnection() {}
  async beginTransaction() {
    throw new Error('A transaction needs the primary')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async destroy() {}
}
