import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { groupBy } from '../../../platform/group-by'
import { fromColumns, toColumns } from '../../../platform/json-files/columns'
import { compareFiles } from '../../../platform/json-files/compare-files'
import type { FileKind } from '../../../platform/json-files/file-kind'
import { parseFile, unknownCodes } from '../../../platform/json-files/parse-file'
import { replaceRows, upsertRows } from '../../../platform/json-files/upsert-rows'
import { readKnownCodes } from '../../labels/upkeep'
import type { GiftBoxTable } from '../gift-tables'
import { BoxFile, boxFormat, type CompleteBoxFile } from './box-file'
import { completePrices } from './box-prices'

/** Columns by the fields of a box's file, but its prices. */
const boxColumns = {
  id: 'id',
  title: 'titles',
  description: 'descriptions',
  themes: 'themes',
  tags: 'tags',
  nights: 'nights',
  pictures: 'pictures',
  position: 'position',
  rating: 'rating',
  published: 'published',
} as const satisfies Record<keyof Omit<BoxFile, '$schema' | 'format' | 'prices'>, keyof GiftBoxTable>

/** Gift boxes, a file each. */
export const boxFiles: FileKind<BoxFile, CompleteBoxFile> = {
  folder: 'boxes',
  one: 'box',
  schema: BoxFile,
  parse: (text) => parseFile(BoxFile, text),
  renamePictures: (file, rename) => ({ ...file, pictures: file.pictures.map(rename) }),
  idsOf: ({ id }) => [['id', `box ${id}`]],
  readOwners: async () => new Map(),
  async complete(db, files, { today, coming }) {
    const known = await readBoxes(
      db,
      files.map(({ id }) => id),
    )
    const codesOf = await readKnownCodes(db, coming)
    return (file) => {
      const prices = completePrices({ file, known: known.get(file.id)?.prices ?? [], today })
      const wrong = [
        ...unknownCodes('themes', file.themes, codesOf('themes')),
        ...unknownCodes('tags', file.tags, codesOf('tags')),
        ...prices.filter((price) => 'problem' in price),
      ]
      return wrong.length > 0 ? wrong : { ...file, prices: prices.filter((price) => 'cents' in price) }
    }
  },
  async readIds(db) {
    const boxes = await db.selectFrom('giftBox').select('id').orderBy('id').execute()
    return boxes.map(({ id }) => id)
  },
  read: readBoxes,
  compare: (before, after) => compareFiles({}, before, after),
  write: writeBoxes,
}

/** Boxes as their files, by id. */
async function readBoxes(db: Db, ids: readonly string[]): Promise<Map<string, CompleteBoxFile>> {
  const wanted = sql<string>`any(${ids}::text[])`
  const boxes = await db.selectFrom('giftBox').selectAll().where('id', '=', wanted).execute()
  const prices = await db
    .selectFrom('giftBoxPrice')
    .selectAll()
    .where('boxId', '=', wanted)
    .orderBy('validFrom')
    .execute()
  const pricesOf = groupBy(prices, ({ boxId }) => boxId)
  return new Map(
    boxes.map((box) => [
      box.id,
      {
        format: boxFormat,
        ...fromColumns(boxColumns, box),
        prices: (pricesOf.get(box.id) ?? []).map(({ validFrom: from, priceCents: cents }) => ({
          from,
          cents,
        })),
      } satisfies CompleteBoxFile,
    ]),
  )
}

/** Writes boxes as their files have them, within the caller's transaction. */
async function writeBoxes(db: Db, files: readonly CompleteBoxFile[]): Promise<void> {
  await upsertRows(
    db,
    files.map((file) => toColumns(boxColumns, file)),
    { table: 'giftBox' },
  )
  const prices = files.flatMap(({ id: boxId, prices }) =>
    prices.map(({ from: validFrom, cents: priceCents }) => ({ boxId, validFrom, priceCents })),
  )
  await replaceRows(db, prices, {
    table: 'giftBoxPrice',
    key: ['boxId', 'validFrom'],
    owners: files.map(({ id }) => id),
  })
}
