import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { amountLabel, type PromotionTerms, percentLabel, promotionCode } from './promotion-terms'

/** For a statement of others: the terms of the code that a stay announces, or null, as JSON. */
export const termsOfCode = (code: RawBuilder<string | null>) => sql<PromotionTerms | null>`(
  select to_jsonb(c) - 'labels' from promotion_code c where c.code = ${code})`

export async function findTerms(db: Db, code: string): Promise<PromotionTerms | null> {
  const terms = await db
    .selectFrom('promotion_code')
    .selectAll()
    .where('code', '=', promotionCode(code))
    .executeTakeFirst()
  return terms ?? null
}

/** Codes that hold or will hold come first, then the others, the latest first. */
export const listCodes = (db: Db, { today, limit }: { today: string; limit: number }) =>
  db
    .selectFrom('promotion_code')
    .selectAll()
    .orderBy(({ eb }) => eb('valid_until', '>=', today), 'desc')
    .orderBy('valid_from', 'desc')
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
    .insertInto('promotion_code')
    .values({
      code: given.code,
      labels: JSON.stringify(isShare ? percentLabel(worth.percent) : amountLabel(worth.cents)),
      percent: isShare ? worth.percent : null,
      amount_cents: isShare ? null : worth.cents,
      least_cents: given.leastCents,
      countries: given.countries,
      valid_from: given.from,
      valid_until: given.until,
      max_uses: given.maxUses,
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
    .selectFrom('promotion_code')
    .selectAll()
    .where('code', '=', promotionCode(code))
    .forUpdate()
    .executeTakeFirst()
  if (!was) throw new Error(`There is no promotion code ${code}`)
  if (was.valid_until < today) throw new Error(`Code ${was.code} ended on ${was.valid_until}`)
  const is = await db
    .updateTable('promotion_code')
    .set({ valid_until: addDays(today, -1) })
    .where('code', '=', was.code)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { was, is }
}
