import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { amountLabel, type PromotionTerms, percentLabel, promotionCode } from './promotion-terms'

/** For a statement of others: the terms of the code that a stay announces, or null, as JSON. */
export const termsOfCode = (code: RawBuilder<string | null>) => sql<PromotionTerms | null>`(
  select jsonb_build_object('code', c.code, 'percent', c.percent, 'amountCents', c.amount_cents,
    'leastCents', c.least_cents, 'countries', c.countries, 'validFrom', c.valid_from, 'validUntil', c.valid_until,
    'maxUses', c.max_uses, 'uses', c.uses)
  from promotion_code c where c.code = ${code})`

export async function findTerms(db: Db, code: string): Promise<PromotionTerms | null> {
  const terms = await db
    .selectFrom('promotionCode')
    .selectAll()
    .where('code', '=', promotionCode(code))
    .executeTakeFirst()
  return terms ?? null
}

/** Codes that hold or will hold come first, then the others, the latest first. */
export const listCodes = (db: Db, { today, limit }: { today: string; limit: number }) =>
  db
    .selectFrom('promotionCode')
    .selectAll()
    .orderBy(({ eb }) => eb('validUntil', '>=', today), 'desc')
    .orderBy('validFrom', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute()

export type NewCode = {
  code: string
  /** Either a share of the price or cents. */
  worth: { percent: number } | { cents: number }
  leastCents: number
  countries: string[] | null
  from: string
  until: string
  maxUses: number | null
}

/** A code is there once: what was sold with it says its name. */
export async function addCode(db: Db, given: NewCode): Promise<PromotionTerms> {
  const { worth } = given
  const isShare = 'percent' in worth
  const added = await db
    .insertInto('promotionCode')
    .values({
      code: given.code,
      labels: JSON.stringify(isShare ? percentLabel(worth.percent) : amountLabel(worth.cents)),
      percent: isShare ? worth.percent : null,
      amountCents: isShare ? null : worth.cents,
      leastCents: given.leastCents,
      countries: given.countries,
      validFrom: given.from,
      validUntil: given.until,
      maxUses: given.maxUses,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!added) throw new Error(`There is a code ${given.code} already: codes are used once`)
  return added
}

/** The code holds no more, from now on. Orders that have it keep it. */
export async function endCode(
  db: Db,
  { code, today }: { code: string; today: string },
): Promise<{ was: PromotionTerms; is: PromotionTerms }> {
  const was = await db
    .selectFrom('promotionCode')
    .selectAll()
    .where('code', '=', promotionCode(code))
    .forUpdate()
    .executeTakeFirst()
  if (!was) throw new Error(`There is no promotion code ${code}`)
  if (was.validUntil < today) throw new Error(`Code ${was.code} ended on ${was.validUntil}`)
  const is = await db
    .updateTable('promotionCode')
    .set({ validUntil: addDays(today, -1) })
    .where('code', '=', was.code)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { was, is }
}
