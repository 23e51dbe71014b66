import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock'
import type { Db } from '../platform/database/database'
import { textIn } from '../platform/texts/texts'
import {
  type PromotionCase,
  type PromotionRefusal,
  promotionCode,
  reductionOf,
  refusalOf,
} from './promotion-terms'

type Question = PromotionCase & { code: string }

/** Amount that a code takes off, or the reason why it does not. An amount never falls below nothing. */
export async function promotionOf(
  db: Db,
  { code, locale, amountCents, today }: Question,
): Promise<{ code: string; label: string; cents: number } | { refusal: PromotionRefusal }> {
  const promotion = await db
    .selectFrom('promotionCode')
    .selectAll()
    .where('code', '=', promotionCode(code))
    .executeTakeFirst()
  const refusal = promotion
    ? refusalOf(promotion, { locale, amountCents, today })
    : 'PROMOTION_CODE_NOT_VALID'
  if (!promotion || refusal) return { refusal: refusal ?? 'PROMOTION_CODE_NOT_VALID' }
  return {
    code: promotion.code,
    label: textIn(promotion.labels, languageOf(locale)),
    cents: Math.min(amountCents, reductionOf(promotion, amountCents)),
  }
}

/** One more use of a code; false when the last one is gone or, on that day, the code is over. */
async function useOnce(db: Db, { code, today }: { code: string; today?: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promotionCode')
    .set({ uses: sql`uses + 1` })
    .where('code', '=', code)
    .$if(today !== undefined, (query) => query.where('validUntil', '>=', today ?? ''))
    .where((row) => row.or([row('maxUses', 'is', null), row('uses', '<', row.ref('maxUses'))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type GiftItem = { type: string; amount?: number | undefined }
type Offering = {
  code: string
  amountCents: number
  order: { locale: Locale; items: { giftItems: readonly GiftItem[] } }
}
type Using = { orderUUID: string; code: string; reductionCents: number }
type ReductionLine = { kind: 'promotion'; label: string; amountCents: number }

/** Gift cards are not reduced: they would be money at a discount. */
const cardCents = (gifts: readonly GiftItem[]) =>
  gifts.reduce((sum, { type, amount }) => sum + (type === 'giftCard' ? (amount ?? 0) : 0), 0)

/** Promotion codes of orders. */
export const createPromotions = ({ clock }: { clock: Clock }) => ({
  /** The reduction that a code gives on an amount, as a line (negative). */
  async offer(db: Db, { code, amountCents, order }: Offering): Promise<ReductionLine | { refusal: string }> {
    const { giftItems } = order.items
    if (giftItems.length > 0 && giftItems.every(({ type }) => type === 'giftCard'))
      return { refusal: 'PROMOTION_CODE_NOT_FOR_GIFTS' }
    const promotion = await promotionOf(db, {
      code,
      locale: order.locale,
      amountCents: amountCents - cardCents(giftItems),
      today: clock.today(),
    })
    if ('refusal' in promotion) return promotion
    return { kind: 'promotion', label: promotion.label, amountCents: -promotion.cents }
  },
  /** Uses the code up for an order that was just written; false when its last use is gone. */
  async take(db: Db, { orderUUID, code, reductionCents }: Using): Promise<boolean> {
    if (!(await useOnce(db, { code: promotionCode(code), today: clock.today() }))) return false
    await db
      .insertInto('promotionUse')
      .values({
        orderUUID,
        code: promotionCode(code),
        amountCents: reductionCents,
        held: true,
      })
      .execute()
    return true
  },
  async takeAgain(db: Db, orderUUID: string): Promise<boolean> {
    const use = await changeHold(db, orderUUID, true)
    return use === undefined || useOnce(db, use)
  },
  async giveBack(db: Db, orderUUID: string): Promise<void> {
    const use = await changeHold(db, orderUUID, false)
    if (!use) return
    await db.updateTable('promotionCode').set({ uses: sql`uses - 1` }).where('code', '=', use.code).execute()
  },
})

/** The order's use, if it was not held, or let go, already. */
const changeHold = (db: Db, orderUUID: string, held: boolean) =>
  db
    .updateTable('promotionUse')
    .set({ held })
    .where('orderUUID', '=', orderUUID)
    .where('held', '=', !held)
    .returning('code')
    .executeTakeFirst()
