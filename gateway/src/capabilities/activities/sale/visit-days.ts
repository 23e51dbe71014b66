import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'

/** Places of an activity on the day of a visit. */
export type VisitClaim = { productId: string; day: string; people: number }

/** Takes and returns places by conditional updates inside the caller's transaction; the table forbids too many. */
export const createVisitDays = (db: Db) => ({
  /** False when so many places are not left. */
  async take({ productId, day, people }: VisitClaim): Promise<boolean> {
    const { rows } = await sql`
      insert into activity_product_day as d (product_id, day, taken)
      select id, ${day}::date, ${people} from activity_product
      where id = ${productId} and capacity >= ${people}::int
      on conflict (product_id, day) do update set taken = d.taken + excluded.taken
        where d.taken + excluded.taken <= (select capacity from activity_product where id = excluded.product_id)
      returning taken`.execute(db)
    return rows.length === 1
  },
  async giveBack({ productId, day, people }: VisitClaim): Promise<void> {
    await db
      .updateTable('activityProductDay')
      .set({ taken: sql`greatest(taken - ${people}::int, 0)` })
      .where('productId', '=', productId)
      .where('day', '=', day)
      .execute()
  },
})
