import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { checkGiftDelivery } from '@escapade/shared-contracts/rules/gifts/gift-delivery'
import { validUntil } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import { postalAddress } from '../../../platform/texts/postal-address'
import { type ContentLanguage, textIn } from '../../../platform/texts/texts'
import { presentPicture } from '../../assets/public'
import type { SoldGift } from '../../gifts/public'
import type { NotSold } from '../../orders/ports'
import { createActivitiesRepository, type StoredCenter, type StoredProduct } from '../activities-repository'
import { isOpenDay, isSold } from '../activity-days'
import type { VisitedHouse } from './sold-activity'

type Deps = { db: Db; today: string; locale: Locale }
type Priced = { voucher: SoldGift; house: VisitedHouse }

/** The voucher for an activity at today's price for the party, or why there is none. */
export async function priceActivity(
  { db, today, locale }: Deps,
  { productId, adults, date = null, gift = {} }: Omit<ActivityOnlyItem, 'customType'>,
): Promise<Priced | NotSold> {
  const { customisation, picture = 0, delivery = null } = gift
  if (delivery && (checkGiftDelivery({ ...delivery, today }) || (date && date <= delivery.day)))
    return { refusal: 'GIFT_DELIVERY_NOT_POSSIBLE' }
  const activities = createActivitiesRepository(db)
  const product = await activities.findProduct(productId)
  if (!product || !isSold(product, today)) return { refusal: 'ACTIVITY_NOT_AVAILABLE' }
  if (date && (date > validUntil({ issuedOn: today }) || !isOpenDay({ product, today, day: date })))
    return { refusal: 'ACTIVITY_DAY_NOT_AVAILABLE' }
  const [prices, [center]] = await Promise.all([
    activities.findPrices([productId]),
    activities.findCenters([product.centerId]),
  ])
  const price = prices.find((each) => each.adults === adults)
  if (!price || !center) return { refusal: 'ACTIVITY_PARTY_NOT_AVAILABLE' }
  const language = languageOf(locale)
  const cents = price.cents * adults
  const voucher: SoldGift = {
    kind: 'activity',
    format: 'digital',
    productId,
    nights: null,
    adults,
    visitDay: date,
    // The address too: who holds the voucher has to find the house, whatever the catalogue says by then.
    label: `${textIn(product.labels, language)} · ${postalAddress(center)}`,
    image: presentPicture(product.pictures[picture] ?? product.pictures[0], { language }),
    searchUri: paths.activity({ id: productId, hash: serializeCriteria({ criteria: { a: adults } }) }),
    fromName: customisation?.fromName ?? null,
    message: customisation?.message ?? null,
    delivery,
    subElements: [],
    worthCents: cents,
    paidCents: cents,
  }
  return { voucher, house: houseOf({ product, center, language }) }
}

type Visited = { product: StoredProduct; center: StoredCenter; language: ContentLanguage }

const houseOf = ({ product, center, language }: Visited): VisitedHouse => ({
  label: center.label,
  address: postalAddress(center),
  position: { latitude: center.latitude, longitude: center.longitude },
  schedules: [...new Set(product.parts.flatMap(({ schedules }) => schedules[language]))],
})
