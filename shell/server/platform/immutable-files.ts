import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { releaseFileTypes } from '@escapade/shared-contracts/mount/release-file-types'
import { LRUCache } from 'lru-cache'
import type { KeepFile } from './keep-file'

type ServedFile = { content: Buffer; type: string; encoding?: 'br' | 'gzip' }

/** Files that never change once they are there: read, compressed as well as can be, and kept. */
export type ImmutableFiles = {
  /** Null when there is no such file, or nothing that may be served. */
  get(relativePath: string, acceptEncoding: string): Promise<ServedFile | null>
}

/** `unknown` is not served, `damaged` is an error to tell of. */
export type FileVerdict = 'published' | 'unknown' | 'damaged'
/** Looks at a file that was read. */
export type FileCheck = (relativePath: string, content: Buffer) => Promise<FileVerdict>

export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
}

/** Those of releases, and of the shell itself. */
const types: Record<string, string> = {
  ...releaseFileTypes,
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
}
const compressible = /^(text|application)\/|svg/
const memoryBytes = 48 * 1024 * 1024

type Options = { root: string; cacheDir: string; keep: KeepFile; check: FileCheck }

/** Serves exactly the bytes that were checked: a file is read once, not once for its hash and once to be sent. */
export function createImmutableFiles({ root, cacheDir, keep, check }: Options): ImmutableFiles {
  const served = new LRUCache<string, ServedFile>({
    maxSize: memoryBytes,
    sizeCalculation: ({ content }) => content.length + 1,
  })

  const load = async (
    relativePath: string,
    encoding: 'br' | 'gzip' | undefined,
  ): Promise<ServedFile | null> => {
    const type = types[path.extname(relativePath).slice(1)]
    const file = path.join(root, relativePath)
    if (!type || !file.startsWith(root + path.sep)) return null
    const content = await readFile(file).catch(() => null)
    if (!content) return null
    const verdict = await check(relativePath, content)
    if (verdict === 'damaged') throw new DamagedFileError(`${relativePath} is not what was published`)
    if (verdict === 'unknown') return null
    if (!encoding || !compressible.test(type)) return { content, type }
    return { content: await compressOnce(content, encoding, { cacheDir, keep }), type, encoding }
  }

  return {
    async get(relativePath, acceptEncoding) {
      const encoding = encodingFor(acceptEncoding)
      const key = `${encoding} ${relativePath}`
      const known = served.get(key)
      if (known) return known
      const file = await load(relativePath, encoding)
      if (file) served.set(key, file)
      return file
    },
  }
}

const encodingFor = (acceptEncoding: string) =>
  (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(acceptEncoding))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Best compression takes a second for the largest file: the result outlives this process. */
async function compressOnce(
  content: Buffer,
  encoding: 'br' | 'gzip',
  { cacheDir, keep }: Pick<Options, 'cacheDir' | 'keep'>,
): Promise<Buffer> {
  const name = `${createHash('sha256').update(content).digest('hex')}.${encoding}`
  const file = path.join(cacheDir, 'compressed', name)
  const known = await readFile(file).catch(() => null)
  if (known && (await isPackedFrom(content, known, encoding))) return known
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  const compressed = encoding === 'br' ? await brotli(content, options) : await zip(content, { level: 9 })
  await keep(file, compressed)
  return compressed
}

/** The disk may have changed what it was given to keep. */
const isPackedFrom = (content: Buffer, packed: Buffer, encoding: 'br' | 'gzip'): Promise<boolean> =>
  unpack[encoding](packed).then(
    (unpacked) => unpacked.equals(content),
    () => false,
  )
