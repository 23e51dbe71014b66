import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import type { BoxesBlock, GiftBox, GiftBoxDetail } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { textIn } from '../../../platform/texts/texts'
import type { StoredPicture } from '../../assets/public'
import { presentPicture } from '../../assets/public'
import type { LabelView } from '../../labels/public'
import { giftTexts } from '../texts/texts'
import type { CountedBox } from './box-shelf'
import type { Opening } from './box-stays'
import type { StoredBox } from './boxes-repository'
import { formatsOf } from './gift-formats'

const campaign = 'best-boxes'

export function presentBox(box: StoredBox, view: LabelView): GiftBox {
  const { locale } = view
  const language = languageOf(locale)
  const isReduced = box.priceCents < box.referenceCents
  const prices = {
    priceCents: isReduced ? box.referenceCents : box.priceCents,
    promoCents: isReduced ? box.priceCents : null,
  }
  return {
    id: box.id,
    title: textIn(box.titles, language),
    image: boxImage(box, locale),
    handle: box.id,
    price: prices.priceCents,
    promoPrice: prices.promoCents,
    discount: promoPercent(prices),
    rating: box.rating,
    includedContent: includedIn(box, view),
    url: paths.box(box),
    position: box.position,
    campaign,
  }
}

export const boxImage = ({ pictures, titles }: StoredBox, locale: Locale): Image =>
  boxPicture({ picture: pictures[0], titles, locale })

/** A box's pictures say its name. */
function boxPicture({ picture, titles, locale }: Pick<StoredBox, 'titles'> & BoxPicture): Image {
  const language = languageOf(locale)
  return presentPicture(picture, { language, alt: textIn(titles, language) })
}

type BoxPicture = { picture: StoredPicture | undefined; locale: Locale }

/** Nights, and what each stay that the box opens includes by the codes it is found by. */
const includedIn = ({ nights, tags }: StoredBox, { locale, labelOf }: LabelView): string[] => [
  giftTexts(locale)('voucher.nights', { count: nights, adults: giftAdults }),
  ...tags.map((tag) => labelOf('tags', tag, locale)),
]

/** Criteria of the stays that a box pays in full: of its first theme, with all that it names. */
const boxCriteria = ({ themes: [theme], tags, priceCents }: Opening) => ({
  theme,
  ...(tags.length > 0 ? { tags } : {}),
  priceMax: priceCents / 100,
})

/** The list that the giver sees and the recipient is led to. */
export const boxSearchUri = (box: Opening): string =>
  paths.search({ flow: 'booking', hash: serializeCriteria({ criteria: boxCriteria(box) }) })

export function presentBoxDetail(box: CountedBox, view: LabelView): GiftBoxDetail {
  const { locale, labelOf } = view
  const language = languageOf(locale)
  const title = textIn(box.titles, language)
  const description = textIn(box.descriptions, language)
  return {
    ...presentBox(box, view),
    description,
    themes: box.themes.map((id) => ({ id, label: labelOf('themes', id, locale) })),
    opens: { ...boxCriteria(box), hotels: box.hotels },
    images: box.pictures.map((picture) => boxPicture({ picture, titles: box.titles, locale })),
    nights: box.nights,
    adults: giftAdults,
    searchUri: boxSearchUri(box),
    formats: formatsOf(locale),
    pageModel: { title, description, index: true, follow: true },
  }
}

/** The boxes of a market in its words (GW-025). */
export function boxesBlock(boxes: StoredBox[], view: LabelView): BoxesBlock {
  const { locale } = view
  const say = giftTexts(locale)
  return {
    locale,
    results: boxes.map((box) => presentBox(box, view)),
    campaign,
    title: say('bestBoxes.title'),
    subtitle: say('bestBoxes.subtitle'),
    buttonLabel: say('bestBoxes.button'),
    buttonURL: paths.search({ flow: 'gifting' }),
  }
}
