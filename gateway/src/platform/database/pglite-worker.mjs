// PGlite on a thread of its own: a long query never blocks the event loop that answers requests.
// Plain JavaScript, because a worker is loaded by Node itself: from the sources, the bundle and from Jest alike.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableNodeFS, durableStartParams, syncFolder } from './durable-node-fs.mjs'

const asText = (/** @type {string} */ text) => text
/**
 * Parsers for the JavaScript values that `pg` gives too (database.ts): days and wall clocks as text, numbers as
 * numbers.
 */
const parsers = { 20: Number, 1082: asText, 1114: asText, 1700: Number }

/** Pages that PostgreSQL keeps itself. It would take 128 MB and never give them back; the system caches the rest. */
const sharedBuffers = '32MB'

/** @type {import('./pglite-client').PGlitePlace} */
const { dataDir, template } = workerData
const isNew = dataDir !== undefined && !existsSync(path.join(dataDir, 'PG_VERSION'))
/** In memory there is nothing to write through to. */
const startParams = dataDir ? durableStartParams : PGlite.defaultStartParams
const pglite = await PGlite.create({
  ...(dataDir ? { fs: new DurableNodeFS(dataDir) } : {}),
  parsers,
  // Migrations may create these.
  extensions: { pg_trgm },
  startParams: [...startParams, '-c', `shared_buffers=${sharedBuffers}`],
  ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
})
if (dataDir && isNew) syncFolder(dataDir)

// Sorts and joins of a catalogue's rates fit into this; in the default they go to disk and take twice the time.
await pglite.exec("set work_mem = '32MB'")

/** @typedef {import('@electric-sql/pglite').messages.DatabaseError} DatabaseError */
/** @typedef {{ sql: string, parameters: unknown[] }} Statement */

const actions = {
  async query(/** @type {Statement} */ { sql, parameters }) {
    const { rows, affectedRows } = await pglite.query(sql, parameters)
    return { rows, affectedRows }
  },
  async dump() {
    const dump = await pglite.dumpDataDir('none')
    return new Uint8Array(await dump.arrayBuffer())
  },
  async close() {
    await pglite.close()
  },
}

/** Errors keep what PostgreSQL says of them: callers tell by `code` and `constraint`. @param {DatabaseError} error */
const plainError = (error) => ({
  message: error.message,
  code: error.code,
  detail: error.detail,
  constraint: error.constraint,
  table: error.table,
  where: error.where,
})

/** @param {{ id: number, action: keyof typeof actions } & Statement} message */
const answer = async ({ id, action, ...input }) => {
  try {
    parentPort?.postMessage({ id, value: await actions[action](input) })
  } catch (error) {
    parentPort?.postMessage({ id, error: plainError(/** @type {DatabaseError} */ (error)) })
  }
}
parentPort?.on('message', answer)
parentPort?.postMessage({ ready: true })
