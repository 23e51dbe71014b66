import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { groupBy } from '../../../platform/group-by'
import { fromColumns } from '../../../platform/json-files/columns'
import { placeColumns } from '../../catalogue/upkeep'
import { centerColumns, productColumns } from './center-columns'
import { type CompleteCenterFile, centerFormat } from './center-file'

/** Houses as their files, by id. */
export async function readCenters(db: Db, ids: readonly string[]): Promise<Map<string, CompleteCenterFile>> {
  const centers = await db
    .selectFrom('activityCenter')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const products = await db
    .selectFrom('activityProduct')
    .selectAll()
    .where('centerId', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .execute()
  const prices = await db
    .selectFrom('activityPrice')
    .selectAll()
    .where('productId', '=', sql<string>`any(${products.map(({ id }) => id)}::text[])`)
    .orderBy('adults')
    .execute()
  const productsOf = groupBy(products, ({ centerId }) => centerId)
  const pricesOf = groupBy(prices, ({ productId }) => productId)
  return new Map(
    centers.map((center) => [
      center.id,
      {
        format: centerFormat,
        ...fromColumns(centerColumns, center),
        place: fromColumns(placeColumns, center),
        activities: (productsOf.get(center.id) ?? []).map((product) => ({
          ...fromColumns(productColumns, product),
          prices: (pricesOf.get(product.id) ?? []).map(({ adults, priceCents: cents }) => ({
            adults,
            cents,
          })),
        })),
      } satisfies CompleteCenterFile,
    ]),
  )
}
