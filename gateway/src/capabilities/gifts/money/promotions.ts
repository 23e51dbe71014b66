import { countryOf, type Locale, languageOf } from '@escapade/shared-contracts/rules/locale'
import { percentOfCents } from '@escapade/shared-contracts/rules/percent-of-cents'
import { type Selectable, sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { PromotionCodeTable } from '../../../platform/gift-tables'
import { textIn } from '../../../platform/texts'
import type { Promotions } from '../../orders/sales'

type Promotion = Selectable<PromotionCodeTable>
export type PromotionRefusal = 'PROMOTION_CODE_NOT_VALID' | 'PROMOTION_CODE_TOO_LOW'

const promotionCode = (typed: string) => typed.trim().toUpperCase()

type Question = { code: string; locale: Locale; amountCents: number; today: string }

/** What a code takes off an amount, or why it does not. An amount never falls below nothing. */
export async function promotionOf(
  db: Db,
  { code, locale, amountCents, today }: Question,
): Promise<{ code: string; label: string; cents: number } | { refusal: PromotionRefusal }> {
  const promotion = await db
    .selectFrom('promotion_code')
    .selectAll()
    .where('code', '=', promotionCode(code))
    .executeTakeFirst()
  if (!promotion || !holds(promotion, { locale, today })) return { refusal: 'PROMOTION_CODE_NOT_VALID' }
  if (amountCents < promotion.least_cents) return { refusal: 'PROMOTION_CODE_TOO_LOW' }
  return {
    code: promotion.code,
    label: textIn(promotion.labels, languageOf(locale)),
    cents: Math.min(amountCents, reductionOf(promotion, amountCents)),
  }
}

const holds = (promotion: Promotion, { locale, today }: Pick<Question, 'locale' | 'today'>) =>
  promotion.valid_from <= today &&
  promotion.valid_until >= today &&
  (promotion.countries === null || promotion.countries.includes(countryOf(locale))) &&
  (promotion.max_uses === null || promotion.uses < promotion.max_uses)

export type PercentCode = { code: string; percent: number; leastCents: number }

/** A code that takes a share off a price today; orders below `leastCents` do not have it. Null when there is none. */
export async function findPercentCode(
  db: Db,
  { code, today }: { code: string; today: string },
): Promise<PercentCode | null> {
  const promotion = await db
    .selectFrom('promotion_code')
    .select(['code', 'percent', 'least_cents'])
    .where('code', '=', promotionCode(code))
    .where('valid_from', '<=', today)
    .where('valid_until', '>=', today)
    .executeTakeFirst()
  if (!promotion?.percent) return null
  return { code: promotion.code, percent: promotion.percent, leastCents: promotion.least_cents }
}

const reductionOf = ({ percent, amount_cents }: Promotion, cents: number) =>
  percent === null ? (amount_cents ?? 0) : percentOfCents(cents, percent)

/** One more use of a code; false when the last one is gone. */
async function useOnce(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promotion_code')
    .set({ uses: sql`uses + 1` })
    .where('code', '=', code)
    .where((row) => row.or([row('max_uses', 'is', null), row('uses', '<', row.ref('max_uses'))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Promotion codes of orders. Gifts are not reduced: they would be money at a discount. */
export const createPromotions = ({ clock }: { clock: Clock }): Promotions => ({
  async offer(db, { code, amountCents, order }) {
    if (order.items.giftItems.length > 0) return { refusal: 'PROMOTION_CODE_NOT_FOR_GIFTS' }
    const promotion = await promotionOf(db, {
      code,
      locale: order.locale,
      amountCents,
      today: clock.today(),
    })
    if ('refusal' in promotion) return promotion
    return { kind: 'promotion', label: promotion.label, amountCents: -promotion.cents }
  },
  async take(db, { orderUUID, code, reductionCents }) {
    if (!(await useOnce(db, promotionCode(code)))) return false
    await db
      .insertInto('promotion_use')
      .values({
        order_uuid: orderUUID,
        code: promotionCode(code),
        amount_cents: reductionCents,
        held: true,
      })
      .execute()
    return true
  },
  async takeAgain(db, orderUUID) {
    const use = await changeHold(db, orderUUID, true)
    return use === undefined || useOnce(db, use.code)
  },
  async giveBack(db, orderUUID) {
    const use = await changeHold(db, orderUUID, false)
    if (!use) return
    await db.updateTable('promotion_code').set({ uses: sql`uses - 1` }).where('code', '=', use.code).execute()
  },
})

/** The order's use, if it was not held, or let go, already. */
const changeHold = (db: Db, orderUUID: string, held: boolean) =>
  db
    .updateTable('promotion_use')
    .set({ held })
    .where('order_uuid', '=', orderUUID)
    .where('held', '=', !held)
    .returning('code')
    .executeTakeFirst()
