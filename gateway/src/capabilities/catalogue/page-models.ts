import type { PageModel } from '@escapade/shared-contracts/api/common-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { textIn } from '../../platform/texts/texts'
import type { CardContent } from './card-contents'
import type { StoredHotel } from './catalogue-repository'

const longestDescription = 160

/** Search engines cut descriptions: better at a word of ours. */
function shorten(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}

export const stayPageModel = ({
  card,
  hotel,
  locale,
}: {
  card: CardContent
  hotel: StoredHotel
  locale: Locale
}): PageModel => ({
  title: `${card.label} – ${hotel.label}, ${card.hotel.location.label}`,
  description: shorten(`${card.headwords}. ${textIn(hotel.descriptions, languageOf(locale))}`),
  index: card.published,
  follow: true,
})

export const hotelPageModel = ({ hotel, locale }: { hotel: StoredHotel; locale: Locale }): PageModel => ({
  title: `${hotel.label}, ${textIn(hotel.town, languageOf(locale))}`,
  description: shorten(textIn(hotel.descriptions, languageOf(locale))),
  index: hotel.published,
  follow: true,
})
