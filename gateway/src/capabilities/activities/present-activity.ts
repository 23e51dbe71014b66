import type {
  ActivityCenter,
  ActivityOnlyPackage,
  ActivityPart,
  ActivityPrices,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { postalAddress } from '../../platform/texts/postal-address'
import { type ContentLanguage, textIn } from '../../platform/texts/texts'
import { discountOf } from '../../pricing/discount'
import { presentPicture } from '../assets/public'
import type { LabelOf } from '../labels/public'
import type { StoredCenter, StoredPrice, StoredProduct } from './activities-repository'
import type { StoredActivityPart } from './activity-tables'

/** Its page as a hotel, or else its activities. */
export const centerUri = ({ id, hotelId }: StoredCenter) =>
  hotelId
    ? paths.hotel({ id: hotelId })
    : paths.search({ flow: 'activity', hash: serializeCriteria({ criteria: { hotel: id } }) })

export const presentCenter = (
  center: StoredCenter,
  { language, main = true }: { language: ContentLanguage; main?: boolean },
): ActivityCenter => ({
  id: center.id,
  label: center.label,
  location: { latitude: center.latitude, longitude: center.longitude, label: textIn(center.town, language) },
  address: postalAddress(center),
  uri: centerUri(center),
  star: center.stars,
  main,
})

/** The main house first, whatever the order they are stored in. */
export function presentPart(
  part: StoredActivityPart,
  { centers, labelOf, locale }: { centers: Map<string, StoredCenter>; labelOf: LabelOf; locale: Locale },
): ActivityPart {
  const language = languageOf(locale)
  const own = part.centers.flatMap(({ id, main }) => {
    const center = centers.get(id)
    return center ? [presentCenter(center, { language, main })] : []
  })
  return {
    title: textIn(part.title, language),
    description: textIn(part.description, language),
    univers: labelOf('themes', part.theme, locale),
    composition: part.composition[language],
    schedules: part.schedules[language],
    importantInformation: part.importantInformation[language],
    activityCenter: own.sort((a, b) => Number(b.main) - Number(a.main)),
  }
}

export const presentPrices = (prices: StoredPrice[]): ActivityPrices =>
  Object.fromEntries(
    prices.map(({ adults, cents, refCents }) => {
      const { refPrice, promo } = discountOf({ sellCents: cents, refCents }, 'activity')
      const price = {
        paxComposition: { adults },
        sellPrice: cents,
        // A price that a house asks at its own door is no reduction of ours: only the price history is struck
        // through.
        barPrice: null,
        refPrice,
        promoPercentageRounded: promo,
        moneySaved: refPrice ? refPrice - cents : 0,
      }
      return [String(adults), price]
    }),
  )

type Card = {
  product: StoredProduct
  center: StoredCenter
  prices: StoredPrice[]
  distance: number | null
  adults: number
  labelOf: LabelOf
  locale: Locale
}

/** Null: the party has no price. */
export function presentActivityCard(card: Card): ActivityOnlyPackage | null {
  const { product, center, labelOf, locale } = card
  const language = languageOf(locale)
  const prices = presentPrices(card.prices)
  const price = prices[card.adults]
  if (!price) return null
  return {
    id: product.id,
    label: textIn(product.labels, language),
    headwords: textIn(product.headwords, language),
    theme: product.theme,
    univers: labelOf('themes', product.theme, locale),
    image: presentPicture(product.pictures[0], { language }),
    uri: paths.activity({ id: product.id }),
    mainActivityCenter: presentCenter(center, { language }),
    sellPrice: price.sellPrice,
    refPrice: price.refPrice,
    promo: price.promoPercentageRounded,
    activityOnlyVoucher: { prices },
    distance: card.distance,
    published: product.published,
  }
}
