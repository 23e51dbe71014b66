import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'

/** Visits of activities that were sold and can still be made: who takes an activity off sale still owes them. */
export async function countVisitsToCome(
  db: Db,
  { productIds, today }: { productIds: readonly string[]; today: string },
): Promise<number> {
  const { visits } = await db
    .selectFrom('gift')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('kind', '=', 'activity')
    .where('status', '=', 'active')
    .where('productId', '=', sql<string>`any(${productIds}::text[])`)
    .where(({ eb, fn }) => eb(fn.coalesce('visitDay', 'validUntil'), '>=', today))
    .executeTakeFirstOrThrow()
  return Number(visits)
}
