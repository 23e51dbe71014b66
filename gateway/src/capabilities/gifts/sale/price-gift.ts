import type { GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { checkGiftField } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { checkGiftDelivery } from '@escapade/shared-contracts/rules/gifts/gift-delivery'
import { giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { isPackageTravel } from '@escapade/shared-contracts/rules/stays/is-package-travel'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { output } from 'zod/v4/core'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { textIn } from '../../../platform/texts/texts'
import { type Pictures, presentPicture, readPictures } from '../../assets/public'
import { createStayReader } from '../../catalogue/public'
import type { NotSold } from '../../orders/ports'
import { createBoxShelf } from '../catalogue/box-shelf'
import type { CardDesign } from '../catalogue/card-designs'
import { giftCardDesign } from '../catalogue/gift-cards'
import { isPrinted, printedVoucherCents } from '../catalogue/gift-formats'
import { giftPrices } from '../catalogue/gift-prices'
import { boxImage, boxSearchUri } from '../catalogue/present-box'
import { chooseSubElements, subElementPictures } from '../catalogue/sub-elements'
import { withCover } from '../catalogue/voucher-cover'
import type { SoldGift } from '../records/sold-gifts'
import { giftTexts } from '../texts/texts'

export type ParsedGift = output<typeof GiftItem>
type Of<T extends ParsedGift['type']> = Extract<ParsedGift, { type: T }>
type Product = Pick<
  SoldGift,
  'kind' | 'isPackage' | 'productId' | 'nights' | 'label' | 'image' | 'searchUri' | 'worthCents'
> & { printingCents: number }
type Deps = {
  db: Db
  clock: Pick<Clock, 'now' | 'today'>
  locale: Locale
  /** Fewest hotels that a box on sale opens. */
  leastHotels: number
  /** Those of cards, read once for an order. */
  designs: readonly CardDesign[]
}

const noPictures: Pictures = () => undefined

/** A gift of an order at today's price, or why it is not sold. */
export async function priceGift(deps: Deps, item: ParsedGift): Promise<SoldGift | NotSold> {
  const { format, customisation, subElements: ids, delivery = null } = item
  if (format === 'physical' && !isPrinted(deps.locale)) return { refusal: 'GIFT_FORMAT_NOT_OFFERED' }
  if (format === 'digital' && ids.length > 0) return { refusal: 'SUB_ELEMENT_NOT_AVAILABLE' }
  if (delivery && (format === 'physical' || checkGiftDelivery({ ...delivery, today: deps.clock.today() })))
    return { refusal: 'GIFT_DELIVERY_NOT_POSSIBLE' }
  const pictures = ids.length > 0 ? await readPictures(deps.db, subElementPictures) : noPictures
  const elements = chooseSubElements({ locale: deps.locale, ids, pictures })
  if ('refusal' in elements) return elements
  const product = await priceProduct(deps, item)
  if ('refusal' in product) return product
  const { printingCents, ...sold } = product
  const packingCents = elements.chosen.reduce((sum, { price }) => sum + price, 0)
  return {
    ...sold,
    format,
    adults: giftAdults,
    ...customisation,
    delivery,
    subElements: elements.chosen.map(({ name }) => name),
    paidCents: sold.worthCents + packingCents + (format === 'physical' ? printingCents : 0),
  }
}

function priceProduct(deps: Deps, item: ParsedGift): Promise<Product | NotSold> {
  switch (item.type) {
    case 'singleVoucher':
      return priceVoucher(deps, item)
    case 'box':
      return priceBox(deps, item)
    case 'giftCard':
      return priceCard(deps, item)
  }
}

async function priceVoucher(
  { db, clock, locale }: Deps,
  { productId, nights }: Of<'singleVoucher'>,
): Promise<Product | NotSold> {
  const listed = await giftPrices({ db, clock }, { adults: giftAdults, productId })
  const prices = await withCover({ db, clock }, { productId, adults: giftAdults, prices: listed })
  const price = prices.find((each) => each.nights === nights)
  const stored = price && (await createStayReader(db).findStay(productId))
  if (!price || !stored) return { refusal: 'GIFT_NOT_AVAILABLE' }
  const language = languageOf(locale)
  return {
    kind: 'singleVoucher',
    isPackage: isPackageTravel({ kind: 'stay', services: stored.package.program }),
    productId,
    nights,
    label: `${textIn(stored.package.labels, language)} · ${stored.hotel.label}`,
    image: presentPicture(stored.package.pictures[0], { language }),
    searchUri: paths.product({
      id: productId,
      hash: serializeCriteria({ criteria: { nights, a: giftAdults } }),
    }),
    worthCents: price.sellPrice,
    printingCents: printedVoucherCents,
  }
}

async function priceBox({ locale, ...deps }: Deps, { boxId }: Of<'box'>): Promise<Product | NotSold> {
  const [box] = await createBoxShelf(deps).onSale({ id: boxId })
  if (!box) return { refusal: 'GIFT_NOT_AVAILABLE' }
  return {
    kind: 'box',
    isPackage: isPackageTravel({ kind: 'box' }),
    productId: boxId,
    nights: box.nights,
    label: textIn(box.titles, languageOf(locale)),
    image: boxImage(box, locale),
    searchUri: boxSearchUri(box),
    worthCents: box.priceCents,
    printingCents: 0,
  }
}

async function priceCard(
  { locale, designs }: Deps,
  { designId, amount, customisation }: Of<'giftCard'>,
): Promise<Product | NotSold> {
  const design = giftCardDesign({ locale, designId, amount, designs })
  if (!design) return { refusal: 'GIFT_CARD_NOT_OFFERED' }
  // On a card the name is not optional: its recipient knows nothing but this name and an amount.
  const { error } = checkGiftField({ field: 'fromName', value: customisation.fromName ?? '' })
  if (error) return { refusal: 'GIFT_FROM_NAME_MISSING' }
  return {
    kind: 'giftCard',
    productId: null,
    nights: null,
    label: giftTexts(locale)('orderLines.card'),
    image: design.image,
    searchUri: paths.search({ flow: 'booking' }),
    worthCents: amount,
    printingCents: 0,
  }
}
