import type { Db } from '@escapade/gateway/platform/database/database'

import { percentLabel } from '@escapade/gateway/promotions/promotion-terms'
import { addMonthsClamped } from '@escapade/shared-contracts/rules/dates/days'
import { giftsTexts } from '../texts/gifts-texts'

const say = giftsTexts('seed-promotions')

/** A code for newcomers, and those that stays announce (`demo/src/hotels/sale-terms.ts`): the more one spends. */
const sources = [
  {
    code: 'BIENVENUE10',
    label: say('sources.BIENVENUE10.label'),
    percent: null,
    amount_cents: 1_000,
    least_cents: 10_000,
  },
  ...[
    { percent: 5, least_cents: 20_000 },
    { percent: 10, least_cents: 25_000 },
    { percent: 15, least_cents: 30_000 },
  ].map(({ percent, least_cents }) => ({
    code: `ESCAPADE${percent}`,
    label: percentLabel(percent),
    percent,
    amount_cents: null,
    least_cents,
  })),
]

/** For a year from the shop's first day. */
export async function seedPromotions(db: Db, today: string): Promise<void> {
  await db
    .insertInto('promotion_code')
    .values(
      sources.map(({ label, ...source }) => ({
        ...source,
        labels: JSON.stringify(label),
        countries: null,
        valid_from: today,
        valid_until: addMonthsClamped(today, 12),
        max_uses: null,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
