import type { Db } from '@escapade/gateway/platform/database/database'
import { codeFiles, codeFormat } from '@escapade/gateway/promotions/code-files'
import { percentLabel } from '@escapade/gateway/promotions/promotion-terms'
import { addMonthsClamped } from '@escapade/shared-contracts/rules/dates/days'
import { giftsTexts } from '../texts/gifts-texts'

const say = giftsTexts('seed-promotions')

/** A code for newcomers, and those that stays announce (`demo/src/hotels/sale-terms.ts`): the more one spends. */
const sources = [
  {
    id: 'BIENVENUE10',
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
    id: `ESCAPADE${percent}`,
    label: percentLabel(percent),
    percent,
    amountCents: null,
    leastCents,
  })),
]

/** For a year from the shop's first day. */
export async function seedPromotions(db: Db, today: string): Promise<void> {
  const there = new Set(await codeFiles.readIds(db))
  const always = { format: codeFormat, countries: null, maxUses: null } as const
  const span = { from: today, until: addMonthsClamped(today, 12) }
  const files = sources.map((source) => ({ ...always, ...span, ...source }))
  await codeFiles.write(
    db,
    files.filter(({ id }) => !there.has(id)),
  )
}
