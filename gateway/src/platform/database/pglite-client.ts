import { Worker } from 'node:worker_threads'

/** What PostgreSQL says of a refused statement, under the names that `pg` uses. */
class PGliteError extends Error {
  code?: string
  detail?: string
  constraint?: string
  table?: string
  where?: string
}

type Answer = { id: number; value?: unknown; error?: { message: string } }
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }
type QueryAnswer = { rows: Record<string, unknown>[]; affectedRows?: number }

export type PGliteClient = {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>
  /** The whole database as a tar, to start others from. */
  dump(): Promise<Uint8Array>
  /** The first call closes it, others wait for that. */
  close(): Promise<void>
}

/** Starts PGlite in a worker. Without `dataDir` it lives in memory; `template` is the file of an earlier dump. */
export async function startPGlite(options: { dataDir?: string; template?: string }): Promise<PGliteClient> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: options })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let closing: Promise<void> | null = null

  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const ask = (action: string, input: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, action, ...input })
    })

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The embedded database has stopped')))
  worker.on('message', ({ id, value, error }: Answer) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    if (error) caller?.reject(Object.assign(new PGliteError(error.message), error))
    else caller?.resolve(value)
  })

  return {
    query: (sql, parameters) => ask('query', { sql, parameters }) as Promise<QueryAnswer>,
    dump: () => ask('dump') as Promise<Uint8Array>,
    close() {
      closing ??= ask('close').then(async () => void (await worker.terminate()))
      return closing
    },
  }
}
