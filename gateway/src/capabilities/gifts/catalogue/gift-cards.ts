import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { validMonths } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Pictures } from '../../assets/public'
import { presentPicture } from '../../assets/public'
import en from '../texts/en.json'
import { giftTexts } from '../texts/texts'
import { formatsOf } from './gift-formats'

const amounts = [5_000, 10_000, 15_000, 20_000, 25_000]
const freeAmount = { min: 2_000, max: 100_000, step: 500 }

/** In the order of the catalogue of texts: the first is the default. */
const designs = Object.keys(en.cardDesigns) as (keyof typeof en.cardDesigns)[]

/** The asset of each design. */
const pictureOf = (designId: string) => `gift-card/${designId}`
export const giftCardPictures = designs.map(pictureOf)

export function giftCardOptions(locale: Locale, pictures: Pictures): GiftCardOptions {
  const language = languageOf(locale)
  const say = giftTexts(locale)
  return {
    amounts,
    freeAmount,
    designs: designs.map((id, index) => ({
      id,
      name: say(`cardDesigns.${id}`),
      image: presentPicture(pictures(pictureOf(id)), { language, alt: say(`cardDesigns.${id}`) }),
      isDefault: index === 0,
    })),
    formats: formatsOf(locale),
    validMonths,
  }
}

/** The design that comes first. */
export function defaultCardDesign({ locale, pictures }: { locale: Locale; pictures: Pictures }) {
  const design = giftCardOptions(locale, pictures).designs.find(({ isDefault }) => isDefault)
  if (!design) throw new Error('There is no design of gift cards')
  return design
}

/** The design of a card that may be sold; null for an unknown design or an amount that is not offered. */
export function giftCardDesign({
  locale,
  designId,
  amount,
  pictures,
}: {
  locale: Locale
  pictures: Pictures
  designId: string
  amount: number
}) {
  const { min, max, step } = freeAmount
  const isOffered = amounts.includes(amount) || (amount >= min && amount <= max && amount % step === 0)
  const design = giftCardOptions(locale, pictures).designs.find(({ id }) => id === designId)
  return design && isOffered ? design : null
}
