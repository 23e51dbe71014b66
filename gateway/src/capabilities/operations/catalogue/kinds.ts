import type { Db } from '../../../platform/database/database'
import type { FileChange } from '../../../platform/json-files/compare-files'
import type { FileKind } from '../../../platform/json-files/file-kind'
import { codeFiles } from '../../../promotions/code-files'
import { centerFiles } from '../../activities/upkeep'
import { hotelFiles } from '../../catalogue/upkeep'
import { countVisitsToCome } from '../../gifts/public'
import { boxFiles, cardFiles } from '../../gifts/upkeep'
import { labelFiles } from '../../labels/upkeep'
import { countOrdersToCome } from '../../orders/public'

/** Kind of which only ids are known here: what comes out of its functions goes into others of them. */
type AnyFiles = FileKind<{ id: string }, { id: string }>
export type CatalogueKind = {
  files: AnyFiles
  /** Its names are among those that the destination field suggests. */
  isSuggested?: boolean
  /** Orders to come of what vanishes: they are kept. */
  countOrders: (db: Db, given: Pick<FileChange, 'vanishing'> & { today: string }) => Promise<number>
}

/** Kinds of files in a folder of the catalogue, those first that others name; `pictures` lies beside their folders. */
export const kinds: readonly CatalogueKind[] = [
  // Labels are words: nothing of them is sold.
  { files: labelFiles as unknown as AnyFiles, countOrders: async () => 0 },
  {
    files: hotelFiles as unknown as AnyFiles,
    isSuggested: true,
    async countOrders(db, { vanishing, today }) {
      const packageIds = idsOf(vanishing)
      return sumOf(await countOrdersToCome(db, { packageIds, today }))
    },
  },
  {
    files: centerFiles as unknown as AnyFiles,
    countOrders: (db, { vanishing, today }) => countVisitsToCome(db, { productIds: idsOf(vanishing), today }),
  },
  // A gift box that was bought opens every stay that its sum pays for.
  { files: boxFiles as unknown as AnyFiles, countOrders: async () => 0 },
  { files: cardFiles as unknown as AnyFiles, countOrders: async () => 0 },
  // Orders keep what a code took off them.
  { files: codeFiles as unknown as AnyFiles, countOrders: async () => 0 },
]

const idsOf = (members: readonly string[]) => members.map((name) => name.replace(/^\w+ /, ''))
const sumOf = (orders: ReadonlyMap<string, number>) => [...orders.values()].reduce((sum, one) => sum + one, 0)

/** The one folder that a command is about. */
export function folderOf(positionals: readonly string[], operation: string): string {
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new Error(`Say which folder: catalogue ${operation} FOLDER`)
  return folder
}

export const say = (line: string) => void process.stderr.write(`${line}\n`)
