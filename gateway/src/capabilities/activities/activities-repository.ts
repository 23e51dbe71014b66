import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { fieldsOf } from '../../platform/database/camel-case'
import type { Db } from '../../platform/database/database'
import type { Texts } from '../../platform/texts/texts'
import type { StoredPicture } from '../assets/public'
import { townNames } from '../destinations/public'
import type { ActivityCenterTable, ActivityProductTable } from './activity-tables'

/** With the names of its town. */
export type StoredCenter = Selectable<ActivityCenterTable> & { town: Texts }
/** With its assets in the place of their ids. */
export type StoredProduct = Omit<Selectable<ActivityProductTable>, 'pictures'> & { pictures: StoredPicture[] }
/** Cents per adult; the reference is the lowest price of the 30 days before, whether higher or not. */
export type StoredPrice = { productId: string; adults: number; cents: number; refCents: number }
export type TakenDay = { day: string; taken: number }

/** Reads activities, their houses, prices and places as they are stored. */
export const createActivitiesRepository = (db: Db) => ({
  async findProduct(id: string): Promise<StoredProduct | null> {
    const [product] = await readProducts(db, [id])
    return product ?? null
  },

  findProducts: (ids: string[]): Promise<StoredProduct[]> => readProducts(db, ids),

  findCenters: (ids: string[]): Promise<StoredCenter[]> =>
    readCenters(db).where('id', 'in', some(ids)).execute(),

  /** The house of that id, or of the hotel of that id. */
  findCentersLike: (id: string): Promise<StoredCenter[]> =>
    readCenters(db)
      .where((center) => center.or([center('id', '=', id), center('hotelId', '=', id)]))
      .limit(1)
      .execute(),

  /** Prices of all parties, the smallest first. */
  async findPrices(productIds: string[]): Promise<StoredPrice[]> {
    const { rows } = await sql<StoredPrice>`
      select p.product_id as "productId", p.adults, p.price_cents as cents,
        coalesce(r.cents, p.price_cents) as "refCents"
      from activity_price p
      left join activity_reference_prices(${productIds}::text[]) r
        on r.product_id = p.product_id and r.adults = p.adults
      where p.product_id = any(${productIds}::text[])
      order by p.product_id, p.adults`.execute(db)
    return rows
  },

  takenDays: ({
    productId,
    from,
    to,
  }: {
    productId: string
    from: string
    to: string
  }): Promise<TakenDay[]> =>
    db
      .selectFrom('activityProductDay')
      .select(['day', 'taken'])
      .where('productId', '=', productId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute(),

  /** Towns of a country with something on sale, those with the most first. */
  findTowns: async ({ country, today }: { country: string; today: string }): Promise<string[]> => {
    const { rows } = await sql<{ cityId: string }>`
      select c.city_id
      from activity_product p join activity_center c on c.id = p.center_id
      where c.country_code = ${country} and p.published and (p.last_day is null or p.last_day >= ${today}::date)
      group by c.city_id
      order by count(*) desc, c.city_id`.execute(db)
    return rows.map(({ cityId }) => cityId)
  },
})

export type ActivitiesRepository = ReturnType<typeof createActivitiesRepository>

async function readProducts(db: Db, ids: string[]): Promise<StoredProduct[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(p) || jsonb_build_object('pictures', asset_pictures(p.pictures)) as row
    from activity_product p where p.id = any(${ids}::text[])`.execute(db)
  return rows.map(({ row }) => fieldsOf(row))
}

const readCenters = (db: Db) =>
  db.selectFrom('activityCenter').selectAll().select(townNames('activity_center').as('town'))

/** SQL knows no empty list. */
const some = (ids: string[]) => (ids.length > 0 ? ids : [''])
