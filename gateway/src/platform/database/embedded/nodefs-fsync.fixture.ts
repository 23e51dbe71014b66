// Says how PGlite's files answer fsync, as it comes: run by upstream.test.ts in a process of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Emscripten = { NODEFS: { stream_ops: { fsync?: unknown } } }

class WatchedFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const look = ({ NODEFS }: Emscripten) => void process.stdout.write(`${typeof NODEFS.stream_ops.fsync}\n`)
    const preRun = [emscriptenOpts.preRun ?? [], look as never].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

const dir = await mkdtemp(path.join(tmpdir(), 'pglite-'))
const database = await PGlite.create({ fs: new WatchedFS(path.join(dir, 'pgdata')) })
await database.close()
await rm(dir, { recursive: true })
