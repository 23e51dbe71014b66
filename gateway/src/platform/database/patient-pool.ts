import type pg from 'pg'

/** A connection of the pool, as far as statements need one. */
export type PatientClient = {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>
  release(): void
}
export type PatientPool = { connect(): Promise<PatientClient>; end(): Promise<void> }

/** Of an answer while the last one did not come: a server that is frozen keeps callers waiting once. */
const doubtMs = 1_000

/** Messages by which the driver gives up a statement, and the pool a connection: they have no code. */
const driverGaveUp = 'Query read timeout'
const poolGaveUp = /timeout exceeded when trying to connect|due to connection timeout/

/**
 * A pool whose connections and statements are given up after `answerMs`. The server's own `statement_timeout` ends slow
 * statements; it does not tick while the server itself stands still or its network is cut. The error has the code
 * `ETIMEDOUT`. A connection that did not answer is closed: what it is asked next would wait behind the answer.
 */
export function patientPool(pool: pg.Pool, answerMs: number): PatientPool {
  const clients = new WeakMap<pg.PoolClient, PatientClient>()
  let inDoubt = false
  const patience = () => (inDoubt ? Math.min(doubtMs, answerMs) : answerMs)
  function late(): Error {
    inDoubt = true
    return Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })
  }

  function patient(client: pg.PoolClient): PatientClient {
    let isStuck = false
    return {
      async query(config) {
        try {
          const answer = await client.query(patientQuery(config, patience()))
          inDoubt = false
          return answer
        } catch (error) {
          if (!(error instanceof Error) || error.message !== driverGaveUp) throw error
          isStuck = true
          throw late()
        }
      },
      release: () => client.release(isStuck),
    }
  }

  return {
    async connect() {
      const asked = pool.connect()
      const client = await within(asked, patience()).catch((error: Error) => {
        throw poolGaveUp.test(error.message) ? late() : error
      })
      if (!client) {
        // It may come yet: the next caller has it.
        asked.then((unused) => unused.release()).catch(() => {})
        throw late()
      }
      const known = clients.get(client) ?? patient(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** The driver knows a limit for each statement; its types do not. */
const patientQuery = (config: pg.QueryConfig, query_timeout: number): pg.QueryConfig =>
  Object.assign({ query_timeout }, config)

/** The answer, or null when it takes longer. */
async function within<T>(answer: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
