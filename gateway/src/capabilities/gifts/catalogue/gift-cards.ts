import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { validMonths } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { textIn } from '../../../platform/texts/texts'
import { presentPicture } from '../../assets/public'
import type { CardDesign } from './card-designs'
import { formatsOf } from './gift-formats'

const amounts = [5_000, 10_000, 15_000, 20_000, 25_000]
const freeAmount = { min: 2_000, max: 100_000, step: 500 }

export function giftCardOptions(locale: Locale, designs: readonly CardDesign[]): GiftCardOptions {
  const language = languageOf(locale)
  return {
    amounts,
    freeAmount,
    designs: designs.map(({ id, names, picture }, index) => {
      const name = textIn(names, language)
      return { id, name, image: presentPicture(picture, { language, alt: name }), isDefault: index === 0 }
    }),
    formats: formatsOf(locale),
    validMonths,
  }
}

/** The design that comes first. */
export function defaultCardDesign(locale: Locale, designs: readonly CardDesign[]) {
  const design = giftCardOptions(locale, designs).designs.find(({ isDefault }) => isDefault)
  if (!design) throw new Error('There is no design of gift cards')
  return design
}

/** The design of a card that may be sold; null for an unknown design or an amount that is not offered. */
export function giftCardDesign({
  locale,
  designId,
  amount,
  designs,
}: {
  locale: Locale
  designs: readonly CardDesign[]
  designId: string
  amount: number
}) {
  const { min, max, step } = freeAmount
  const isOffered = amounts.includes(amount) || (amount >= min && amount <= max && amount % step === 0)
  const design = giftCardOptions(locale, designs).designs.find(({ id }) => id === designId)
  return design && isOffered ? design : null
}
