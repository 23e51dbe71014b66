import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/tables'
import { completeTexts, type Texts } from '../../../platform/texts/texts'
import { createAssetRepository } from '../asset-repository'
import type { Focus } from '../rendering/crop-around'
import type { AssetStore } from '../store/asset-store'
import { photograph } from '../store/photograph-source'
import { type Developed, developPhotograph, type Limits, type Refusal } from './develop-photograph'

/** What operators say of photographs. */
export type Caption = {
  alts: (file: string) => Partial<Texts>
  credit: string | null
  focus: Focus
  banner: boolean
}
export type Added = {
  file: string
  asset: string | null
  /** `known`: the same file was added before. */
  result: 'added' | 'known' | 'refused'
  reason?: Refusal | 'unreadable'
}
type Deps = {
  db: Kysely<Database>
  store: AssetStore
  limits: Limits
  caption: Caption
  /** Decodes each file, and keeps nothing. */
  isDry: boolean
  onFile?: (added: Added) => void
}

/**
 * Adds photographs one after the other. A file that cannot be used is named and left out; one that is known by its
 * checksum is not read again, so that an import that was stopped goes on where it was.
 */
export async function addPhotographs(files: readonly string[], deps: Deps): Promise<Added[]> {
  const results: Added[] = []
  for (const file of files) {
    const added = await addPhotograph(file, deps)
    deps.onFile?.(added)
    results.push(added)
  }
  return results
}

async function addPhotograph(file: string, deps: Deps): Promise<Added> {
  const refused = (reason: Added['reason']): Added => ({
    file,
    asset: null,
    result: 'refused',
    ...(reason && { reason }),
  })
  const bytes = await readUpTo(file, deps.limits.maxBytes)
  if (typeof bytes === 'string') return refused(bytes)
  const checksum = createHash('sha256').update(bytes).digest('hex')
  const known = await createAssetRepository(deps.db).findByChecksum(checksum)
  if (known) return { file, asset: known, result: 'known' }
  const developed = await developPhotograph(bytes, deps.limits)
  if (typeof developed === 'string') return refused(developed)
  const asset = addressOf(checksum, deps.caption.focus)
  if (!deps.isDry) await keep({ file, asset, checksum, developed }, deps)
  return { file, asset, result: 'added' }
}

async function readUpTo(file: string, maxBytes: number): Promise<Buffer | 'too-many-bytes' | 'unreadable'> {
  try {
    const { size } = await stat(file)
    return size > maxBytes ? 'too-many-bytes' : await readFile(file)
  } catch {
    return 'unreadable'
  }
}

/** Another focal point cuts other pictures, which need other addresses. */
const addressOf = (checksum: string, { x, y }: Focus): string =>
  `photo/${createHash('sha256').update(`${checksum} ${x} ${y}`).digest('hex').slice(0, 24)}`

type Kept = { file: string; asset: string; checksum: string; developed: Developed }

/** First the file, then the row: a row whose file is missing would be a broken picture. */
async function keep({ file, asset, checksum, developed }: Kept, { db, store, caption }: Deps): Promise<void> {
  const { master, width, height, placeholder } = developed
  const key = `${asset}.jpg`
  await store.put(key, master)
  await createAssetRepository(db).add({
    id: asset,
    address: asset,
    source: photograph,
    recipe: JSON.stringify({ key }),
    alts: JSON.stringify(completeTexts(caption.alts(file))),
    credit: caption.credit,
    focus_x: caption.focus.x,
    focus_y: caption.focus.y,
    width,
    height,
    mime: 'image/jpeg',
    bytes: master.length,
    checksum,
    placeholder: placeholder || null,
    banner: caption.banner,
  })
}
