import { addMonthsClamped } from '@escapade/shared-contracts/rules/days'
import type { Db } from '../../../platform/database'
import { texts } from '../../../platform/texts'

/** A code for newcomers and one for two nights or more, for a year from the shop's first day. */
const sources = [
  {
    code: 'BIENVENUE10',
    label: texts('Bienvenue', 'Bienvenida', 'Welkom', 'Benvenuto', 'Welcome'),
    percent: null,
    amount_cents: 1_000,
    least_cents: 10_000,
  },
  {
    code: 'ESCAPADE5',
    label: texts('5 % de remise', '5 % de descuento', '5% korting', 'Sconto del 5%', '5% off'),
    percent: 5,
    amount_cents: null,
    least_cents: 20_000,
  },
]

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
