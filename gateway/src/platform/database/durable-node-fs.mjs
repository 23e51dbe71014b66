import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite starts PostgreSQL with fsync off (`-F`), and its own files ignore the call. `fdatasync`, the default on Linux,
 * never reaches the files: emscripten answers it with success.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]

/**
 * Emscripten's files on those of Node, as far as they are changed here.
 *
 * @typedef {{ stream_ops: { fsync?: (stream: { nfd: number }) => number },
 *   tryFSOperation: (run: () => void) => void }} NodeFiles
 */

/** The folder of an embedded database whose commits are on the disk when PostgreSQL answers. */
export class DurableNodeFS extends NodeFS {
  /** @override @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    /** @param {{ NODEFS: NodeFiles }} module */
    const addFsync = ({ NODEFS }) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        NODEFS.tryFSOperation(() => fs.fsyncSync(nfd))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/**
 * Writes a folder with all that is in it to the disk: `initdb` and copies leave that to the system.
 *
 * @param {string} folder
 */
export function syncFolder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(place)
    else if (entry.isFile()) syncPlace(place)
  }
  syncPlace(folder)
}

/** @param {string} place */
function syncPlace(place) {
  const descriptor = fs.openSync(place, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
