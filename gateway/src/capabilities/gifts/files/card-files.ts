import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database'
import { fromColumns, toColumns } from '../../../platform/json-files/columns'
import { compareFiles } from '../../../platform/json-files/compare-files'
import { from0To, id, isOn, or, title } from '../../../platform/json-files/fields'
import type { FileKind } from '../../../platform/json-files/file-kind'
import { parseFile } from '../../../platform/json-files/parse-file'
import { upsertRows } from '../../../platform/json-files/upsert-rows'
import type { GiftCardDesignTable } from '../gift-tables'

/** Raised when a file of today could not be read as one of before. */
export const cardFormat = 1

/** A design of gift cards. */
const CardFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(cardFormat),
  id,
  title,
  picture: z.string(),
  /** Designs stand in this order; the first is chosen unless another one is. */
  position: or(from0To(30_000), 0),
  published: isOn,
})
type CardFile = z.infer<typeof CardFile>

const cardColumns = {
  id: 'id',
  title: 'titles',
  picture: 'picture',
  position: 'position',
  published: 'published',
} as const satisfies Record<keyof Omit<CardFile, '$schema' | 'format'>, keyof GiftCardDesignTable>

/** Designs of gift cards, a file each. */
export const cardFiles: FileKind<CardFile, CardFile> = {
  folder: 'cards',
  one: 'card',
  schema: CardFile,
  parse: (text) => parseFile(CardFile, text),
  renamePictures: (file, rename) => ({ ...file, picture: rename(file.picture) }),
  idsOf: ({ id }) => [['id', `card ${id}`]],
  readOwners: async () => new Map(),
  complete: async () => (file) => file,
  async readIds(db) {
    const designs = await db.selectFrom('giftCardDesign').select('id').orderBy('id').execute()
    return designs.map(({ id }) => id)
  },
  read: readCards,
  compare: (before, after) => compareFiles({}, before, after),
  write: (db, files) =>
    upsertRows(
      db,
      files.map((file) => toColumns(cardColumns, file)),
      { table: 'giftCardDesign' },
    ),
}

async function readCards(db: Db, ids: readonly string[]): Promise<Map<string, CardFile>> {
  const designs = await db
    .selectFrom('giftCardDesign')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Map(
    designs.map((design) => [design.id, { format: cardFormat, ...fromColumns(cardColumns, design) }]),
  )
}
