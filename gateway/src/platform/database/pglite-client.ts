import { Worker } from 'node:worker_threads'
import { awayError, endsDatabase, PGliteError } from './embedded/embedded-errors'

type Refusal = { message: string; code?: string }
type Answer = { id: number; value?: unknown; error?: Refusal }
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }
type QueryAnswer = { rows: Record<string, unknown>[]; affectedRows?: number }

export type PGliteClient = {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>
  /** The whole database as a tar, to start others from. */
  dump(): Promise<Uint8Array>
  /** Gives the database up once a statement has run for so long: it hangs. */
  limitStatements(longestMs: number): void
  /** Resolves with the reason once the database has ended though it was not closed. Then every query is refused. */
  lost: Promise<Error>
  /** The first call closes it, others wait for that. */
  close(): Promise<void>
}

export type PGlitePlace = {
  /** Without it the database lives in memory. */
  dataDir?: string
  /** The file of an earlier dump. */
  template?: string
}

/** Starts PGlite in a worker. */
export async function startPGlite(place: PGlitePlace): Promise<PGliteClient> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: place })
  await started(worker)

  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let closing: Promise<void> | null = null
  let ended: Error | null = null
  /** When the worker began with what it does now. */
  let busySince = 0
  let watch: NodeJS.Timeout | undefined
  let tellLost: (error: Error) => void = () => {}
  const lost = new Promise<Error>((resolve) => {
    tellLost = resolve
  })

  const end = (error: Error) => {
    if (ended) return
    ended = error
    clearInterval(watch)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (closing) return
    tellLost(error)
    void worker.terminate()
  }
  const ask = (action: string, input: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended)
      if (waiting.size === 0) busySince = performance.now()
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, action, ...input })
    })

  worker.on('error', (error) => end(awayError(`The embedded database has failed: ${error.message}`, error)))
  worker.on('exit', () => end(awayError('The embedded database has stopped')))
  worker.on('message', ({ id, value, error }: Answer) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    busySince = performance.now()
    if (!error) return caller?.resolve(value)
    caller?.reject(Object.assign(new PGliteError(error.message), error))
    if (endsDatabase(error)) end(awayError(`The embedded database cannot go on: ${error.message}`))
  })

  return {
    query: (sql, parameters) => ask('query', { sql, parameters }) as Promise<QueryAnswer>,
    dump: () => ask('dump') as Promise<Uint8Array>,
    limitStatements(longestMs) {
      clearInterval(watch)
      watch = setInterval(() => {
        if (waiting.size > 0 && performance.now() - busySince > longestMs)
          end(awayError(`The embedded database hangs: no answer for ${longestMs / 1000} s`))
      }, longestMs / 4)
      watch.unref()
    },
    lost,
    close() {
      closing ??= ended ? Promise.resolve() : ask('close').then(async () => void (await worker.terminate()))
      return closing
    },
  }
}

/** Its first message says that the database is open. */
const started = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    const failed = () => reject(awayError('The embedded database did not start'))
    worker.once('message', () => {
      worker.off('error', reject).off('exit', failed)
      resolve()
    })
    worker.once('error', reject)
    worker.once('exit', failed)
  })
