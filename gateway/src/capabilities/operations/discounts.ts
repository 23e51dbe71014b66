import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { findTerms, termsOfCode } from '../../promotions/promotion-codes'
import { createPublication } from '../catalogue/upkeep'
import type { Row } from './operation'

type Discount = { code: string; value: number }
const shown = (discount: Discount | null): string =>
  discount ? `-${discount.value} % with ${discount.code}` : 'none'

/**
 * Sets the discount that a stay announces to those in the experiment. The announced price is had by typing the code
 * at the checkout, so the code has to take off as much as is said.
 */
export async function setDiscount(
  db: Db,
  { id, code, today }: { id: string; code: string | null; today: string },
): Promise<Row[]> {
  const catalogue = createPublication(db)
  const stay = await catalogue.lockStay(id)
  if (!stay) throw new Error(`There is no stay ${id}`)
  const terms = code === null ? null : await findTerms(db, code)
  const percent = terms && terms.validFrom <= today && terms.validUntil >= today ? terms.percent : null
  if (code !== null && percent === null)
    throw new Error(`There is no promotion code ${code} that takes a share off a price today`)
  const discount = terms && percent ? { code: terms.code, value: percent } : null
  await catalogue.announceDiscount(id, discount)
  const least = terms ? (terms.leastCents / 100).toFixed(2) : null
  return [
    {
      id,
      stay: stay.labels.en,
      was: shown(stay.discount),
      is: shown(discount),
      'for orders from': least,
    },
  ]
}

/** Discounts that stays announce, with their last days: a code that is not there or is over is not shown. */
export async function listDiscounts(db: Db, hotel: string | undefined, limit: number): Promise<Row[]> {
  const stays = await db
    .selectFrom('package')
    .select(['id', 'labels', 'autoDiscount', termsOfCode(sql`auto_discount ->> 'code'`).as('terms')])
    .where((row) => row(row.fn('jsonb_typeof', ['autoDiscount']), '=', 'object'))
    .$if(Boolean(hotel), (query) => query.where('hotelId', '=', hotel ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return stays.map(({ id, labels, autoDiscount, terms }) => ({
    kind: 'discount',
    of: id,
    name: labels.en,
    what: terms ? shown(autoDiscount) : `no code ${autoDiscount?.code}`,
    until: terms?.validUntil ?? null,
  }))
}
