import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/tables'
import type { ObjectStore } from '../../../platform/objects/object-store'
import { completeTexts, type Texts } from '../../../platform/texts/texts'
import { createAssetRepository } from '../asset-repository'
import type { Focus } from '../rendering/crop-around'
import { photograph } from '../store/photograph-source'
import { createDeveloper, type Developed, type Developer, type Refusal } from './develop-photographs'

type Limits = { maxBytes: number; maxPixels: number }
/** Words of operators about photographs. */
export type Caption = {
  alts: (file: string) => Partial<Texts>
  credit: string | null
  focus: Focus
  banner: boolean
}
export type Added = {
  file: string
  asset: string | null
  /** `known`: the same file was added before. `restored`: so it was, and the store had lost its picture. */
  result: 'added' | 'known' | 'restored' | 'refused'
  reason?: Refusal
}
type Deps = {
  db: Kysely<Database>
  store: ObjectStore
  limits: Limits
  caption: Caption
  /** Decodes each file, and keeps nothing. */
  isDry: boolean
  onFile?: (added: Added) => void
}

/**
 * Adds photographs one after the other. A file that cannot be used is named and left out; one that is known by its
 * checksum is not read again, so that an import that was stopped goes on where it was, unless the store has lost it.
 */
export async function addPhotographs(files: readonly string[], deps: Deps): Promise<Added[]> {
  const developer = createDeveloper()
  const results: Added[] = []
  try {
    for (const file of files) {
      const added = await addPhotograph(file, { ...deps, developer })
      deps.onFile?.(added)
      results.push(added)
    }
  } finally {
    developer.close()
  }
  return results
}

async function addPhotograph(file: string, deps: Deps & { developer: Developer }): Promise<Added> {
  const { db, limits, caption, isDry } = deps
  const refused = (reason: Refusal): Added => ({ file, asset: null, result: 'refused', reason })
  const read = await checksumOf(file, limits.maxBytes)
  if ('refusal' in read) return refused(read.refusal)
  const known = await createAssetRepository(db).findByChecksum(read.checksum)
  if (known && (await deps.store.exists(keyOf(known)))) return { file, asset: known, result: 'known' }
  const developed = await deps.developer.develop({ file, maxPixels: limits.maxPixels })
  if ('refusal' in developed) return refused(developed.refusal)
  if (known) {
    if (!isDry) await put(known, developed, deps)
    return { file, asset: known, result: 'restored' }
  }
  const asset = addressOf(read.checksum, caption.focus)
  if (!isDry) await keep({ file, asset, checksum: read.checksum, developed }, deps)
  return { file, asset, result: 'added' }
}

async function checksumOf(
  file: string,
  maxBytes: number,
): Promise<{ checksum: string } | { refusal: Refusal }> {
  try {
    const { size } = await stat(file)
    if (size > maxBytes) return { refusal: 'too-many-bytes' }
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    return { checksum: hash.digest('hex') }
  } catch {
    return { refusal: 'unreadable' }
  }
}

/** Another focal point cuts other pictures, which need other addresses. */
const addressOf = (checksum: string, { x, y }: Focus): string =>
  `photo/${createHash('sha256').update(`${checksum} ${x} ${y}`).digest('hex').slice(0, 24)}`

const keyOf = (asset: string): string => `${asset}.jpg`

const put = (asset: string, { master }: Developed, { store }: Pick<Deps, 'store'>) =>
  store.put(keyOf(asset), Buffer.from(master.buffer, master.byteOffset, master.byteLength), 'image/jpeg')

type Kept = { file: string; asset: string; checksum: string; developed: Developed }

/** First the file, then the row: a row whose file is missing would be a broken picture. */
async function keep({ file, asset, checksum, developed }: Kept, deps: Deps): Promise<void> {
  const { db, caption } = deps
  const { master, width, height, placeholder } = developed
  await put(asset, developed, deps)
  await createAssetRepository(db).add({
    id: asset,
    address: asset,
    source: photograph,
    recipe: JSON.stringify({ key: keyOf(asset) }),
    alts: JSON.stringify(completeTexts(caption.alts(file))),
    credit: caption.credit,
    focusX: caption.focus.x,
    focusY: caption.focus.y,
    width,
    height,
    mime: 'image/jpeg',
    bytes: master.length,
    checksum,
    placeholder,
    banner: caption.banner,
  })
}
