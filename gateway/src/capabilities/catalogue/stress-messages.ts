import type { StressMessage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { CardContent } from './card-contents'
import { catalogueTexts } from './texts/texts'

/** From so few days on it is worth saying that a package will be gone. */
const lastDays = 14
/** A score says something from so many reviews on. */
const enoughReviews = 10
const lovedFrom = 9

/**
 * Messages that are true of the stay and help to decide. Rooms left are shown by the page, from live stock (D104), and
 * so are the terms of cancelling, which need their day (D123).
 */
export function stressMessages({
  card: { expiration, hotel },
  locale,
  now,
}: {
  card: Pick<CardContent, 'expiration' | 'hotel'>
  locale: Locale
  now: string
}): StressMessage[] {
  const messages: StressMessage[] = []
  const say = catalogueTexts(locale)
  const { review } = hotel
  if (expiration && isSoon(expiration, now)) {
    const day = formatDay({ day: expiration, language: bcp47(locale), style: 'long' })
    const message = say('messages.onSaleUntil', { day })
    messages.push({ kind: 'onSaleUntil', message, color: 'scarcity', icon: 'clock', emoji: '⏳' })
  }
  if (review.count >= enoughReviews && (review.score ?? 0) >= lovedFrom)
    messages.push({
      kind: 'lovedByGuests',
      message: say('messages.lovedByGuests'),
      color: 'social',
      icon: 'heart',
      emoji: '❤️',
    })
  return messages
}

function isSoon(expiration: string, now: string): boolean {
  const days = diffDays(now.slice(0, 10), expiration)
  return days >= 0 && days <= lastDays
}
