import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { toColumns } from '../../../platform/json-files/columns'
import { replaceRows, upsertRows } from '../../../platform/json-files/upsert-rows'
import { placeColumns, readPlacesAround } from '../../catalogue/upkeep'
import { centerColumns, productColumns } from './center-columns'
import type { CompleteCenterFile } from './center-file'

/**
 * Writes houses as their files have them, within the caller's transaction. Activities that a file has no more are taken
 * off sale: gifts and visits have them still.
 */
export async function writeCenters(db: Db, files: readonly CompleteCenterFile[]): Promise<void> {
  const placesAround = await readPlacesAround(db)
  const centers = files.map((file) => ({
    ...toColumns(centerColumns, file),
    ...toColumns(placeColumns, file.place),
    placeIds: placesAround(file.place),
  }))
  await upsertRows(db, centers, { table: 'activityCenter' })
  const sold = files.flatMap(({ id: centerId, activities }) =>
    activities.map((activity) => ({ centerId, activity })),
  )
  const products = sold.map(({ centerId, activity }) => ({
    ...toColumns(productColumns, activity),
    centerId,
  }))
  await upsertRows(db, products, { table: 'activityProduct' })
  await writePrices(
    db,
    sold.map(({ activity }) => activity),
  )
  await db
    .updateTable('activityProduct')
    .set({ published: false })
    .where('centerId', '=', sql<string>`any(${files.map(({ id }) => id)}::text[])`)
    .where('published', '=', true)
    .where(sql<boolean>`not id = any(${sold.map(({ activity }) => activity.id)}::text[])`)
    .execute()
}

type Sold = Pick<CompleteCenterFile['activities'][number], 'id' | 'prices'>

/** Parties that an activity is no more sold to lose their price. */
async function writePrices(db: Db, sold: readonly Sold[]): Promise<void> {
  const prices = sold.flatMap(({ id: productId, prices }) =>
    prices.map(({ adults, cents: priceCents }) => ({ productId, adults, priceCents })),
  )
  await replaceRows(db, prices, {
    table: 'activityPrice',
    key: ['productId', 'adults'],
    owners: sold.map(({ id }) => id),
  })
}
