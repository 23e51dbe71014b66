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
    amountCents: 1_000,
    leastCents: 10_000,
  },
  ...[
    { percent: 5, leastCents: 20_000 },
    { percent: 10, leastCents: 25_000 },
    { percent: 15, leastCents: 30_000 },
  ].map(({ percent, leastCents }) => ({
    code: `ESCAPADE${percent}`,
    label: percentLabel(percent),
    percent,
    amountCents: null,
    leastCents,
  })),
]

/** For a year from the shop's first day. */
export async function seedPromotions(db: Db, today: string): Promise<void> {
  await db
    .insertInto('promotionCode')
    .values(
      sources.map(({ label, ...source }) => ({
        ...source,
        labels: JSON.stringify(label),
        countries: null,
        validFrom: today,
        validUntil: addMonthsClamped(today, 12),
        maxUses: null,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
