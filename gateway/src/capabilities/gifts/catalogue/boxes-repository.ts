import { referenceDays } from '@escapade/shared-contracts/rules/money/lowest-price-before'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { StoredPicture } from '../../assets/public'
import type { GiftBoxTable } from '../gift-tables'

export type StoredBox = Omit<Selectable<GiftBoxTable>, 'pictures'> & {
  pictures: StoredPicture[]
  /** Price of today. */
  priceCents: number
  /** The lowest price of the 30 days before that one began. */
  referenceCents: number
}

export type BoxQuestion = { today: string; theme?: string | undefined; id?: string | undefined }

export const createBoxesRepository = (db: Db) => ({
  /** Published boxes in their order. A price holds until the next one begins. */
  async find({ today, theme, id }: BoxQuestion): Promise<StoredBox[]> {
    const { rows } = await sql<StoredBox>`
      with spell as (
        select box_id, price_cents, valid_from,
          lead(valid_from) over (partition by box_id order by valid_from) as ended
        from gift_box_price where valid_from <= ${today}::date
      )
      select b.id, b.position, b.titles, b.descriptions, b.themes, b.tags, b.nights, b.rating, b.published,
        asset_pictures(b.pictures) as pictures, now.price_cents, coalesce((
        select min(before.price_cents) from spell before
        where before.box_id = b.id and before.valid_from < now.valid_from
          and before.ended > now.valid_from - ${referenceDays}::integer
      ), now.price_cents) as reference_cents
      from gift_box b
      join spell now on now.box_id = b.id and now.ended is null
      where b.published
        and ${theme === undefined ? sql`true` : sql`b.themes @> array[${theme}]::text[]`}
        and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
      order by b.position, b.id`.execute(db)
    return rows
  },
})
