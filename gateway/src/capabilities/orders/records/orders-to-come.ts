import type { Db } from '../../../platform/database/database'

/** Stays that were sold and have not begun, by package: who takes a package off sale still owes them. */
export async function countOrdersToCome(
  db: Db,
  { packageIds, today }: { packageIds: string[]; today: string },
): Promise<Map<string, number>> {
  if (packageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('customerOrder')
    .select(({ fn }) => ['packageId', fn.countAll<number>().as('orders')])
    .where('kind', '=', 'stay')
    .where('status', '=', 'confirmed')
    .where('checkin', '>=', today)
    .where('packageId', 'in', packageIds)
    .groupBy('packageId')
    .execute()
  return new Map(rows.map(({ packageId, orders }) => [packageId ?? '', Number(orders)]))
}
