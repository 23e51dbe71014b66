import type { CancellationPolicy, StressMessage } from '@escapade/shared-contracts/api/catalogue-schemas'
import type { ContentLanguage, Texts } from '../../platform/texts'

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

/** A score says something from so many reviews on. */
const enoughReviews = 10
const lovedFrom = 9

/** What is true of the stay and helps to decide. Rooms left are told by the page, from live stock (D104). */
export function stressMessages({
  policy,
  review,
  language,
}: {
  policy: CancellationPolicy
  review: { count: number; score: number | null }
  language: ContentLanguage
}): StressMessage[] {
  const messages: StressMessage[] = []
  if (review.count >= enoughReviews && (review.score ?? 0) >= lovedFrom)
    messages.push({ message: lovedByGuests[language], color: 'social', icon: 'heart', emoji: null })
  if (policy.type === 'FLEXIBLE' && policy.cancellable)
    messages.push({ message: freeCancellation[language], color: 'reinsurance', icon: 'check', emoji: null })
  return messages
}
