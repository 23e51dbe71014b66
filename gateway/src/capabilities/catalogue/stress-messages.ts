import type {
  CancellationPolicy,
  StressMessage,
} from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { isFreeToCancel } from '@escapade/shared-contracts/rules/stays/refund-share'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Texts } from '../../platform/texts/texts'
import type { CardContent } from './card-contents'

const freeCancellation: Texts = {
  en: 'Free cancellation',
  fr: 'Annulation gratuite',
  es: 'Cancelación gratuita',
  nl: 'Gratis annuleren',
  it: 'Cancellazione gratuita',
}

const lovedByGuests: Texts = {
  en: 'Loved by our guests',
  fr: 'Coup de cœur de nos clients',
  es: 'El favorito de nuestros clientes',
  nl: 'Favoriet bij onze gasten',
  it: 'Amato dai nostri ospiti',
}

const onSaleUntil: Texts = {
  en: 'On sale until {day}',
  fr: 'En vente jusqu’au {day}',
  es: 'A la venta hasta el {day}',
  nl: 'Te koop tot en met {day}',
  it: 'In vendita fino al {day}',
}

/** From so few days on it is worth saying that a package will be gone. */
const lastDays = 14
/** A score says something from so many reviews on. */
const enoughReviews = 10
const lovedFrom = 9

/** What is true of the stay and helps to decide. Rooms left are shown by the page, from live stock (D104). */
export function stressMessages({
  card: { expiration, hotel },
  policy,
  locale,
  now,
}: {
  card: Pick<CardContent, 'expiration' | 'hotel'>
  policy: CancellationPolicy
  locale: Locale
  now: string
}): StressMessage[] {
  const messages: StressMessage[] = []
  const language = languageOf(locale)
  const { review } = hotel
  if (expiration && isSoon(expiration, now)) {
    const day = formatDay({ day: expiration, language: locale.replace('_', '-'), style: 'long' })
    const message = onSaleUntil[language].replace('{day}', day)
    messages.push({ message, color: 'scarcity', icon: 'clock', emoji: '⏳' })
  }
  if (review.count >= enoughReviews && (review.score ?? 0) >= lovedFrom)
    messages.push({ message: lovedByGuests[language], color: 'social', icon: 'heart', emoji: '❤️' })
  if (isFreeToCancel(policy))
    messages.push({ message: freeCancellation[language], color: 'reinsurance', icon: 'check', emoji: null })
  return messages
}

function isSoon(expiration: string, now: string): boolean {
  const days = diffDays(now.slice(0, 10), expiration)
  return days >= 0 && days <= lastDays
}
