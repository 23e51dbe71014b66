import { randomUUID } from 'node:crypto'
import { countryOf, type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { foldEmail } from '../../platform/mailbox'
import { createNewsletterRepository } from './newsletter-repository'

type Reader = { email: string; locale: Locale }

/** The newsletter of a market for a mailbox that is proven: no mail has to confirm it once more. */
export const createOwnSubscription = ({ db, clock }: { db: Db; clock: Clock }) => {
  const newsletter = createNewsletterRepository(db)
  const named = ({ email, locale }: Reader) => ({ email: foldEmail(email), country: countryOf(locale) })
  return {
    isOn: async (reader: Reader): Promise<boolean> =>
      (await newsletter.statusOf(named(reader))) === 'confirmed',

    async set(reader: Reader, isWanted: boolean): Promise<void> {
      const now = clock.instant()
      if (!isWanted) return newsletter.end(named(reader), now)
      await newsletter.begin({ id: randomUUID(), ...named(reader), language: languageOf(reader.locale) }, now)
    },
  }
}

export type OwnSubscription = ReturnType<typeof createOwnSubscription>
