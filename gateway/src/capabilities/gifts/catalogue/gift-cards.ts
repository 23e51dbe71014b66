import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { validMonths } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { type Texts, textIn, texts } from '../../../platform/texts/texts'
import { presentPicture } from '../../assets/present-picture'
import type { Pictures } from '../../assets/read-pictures'
import { formatsOf } from './gift-formats'

const amounts = [5_000, 10_000, 15_000, 20_000, 25_000]
const freeAmount = { min: 2_000, max: 100_000, step: 500 }

const designs: readonly { id: string; name: Texts }[] = [
  {
    id: 'departure',
    name: texts('Le départ', 'La salida', 'Het vertrek', 'La partenza', 'The departure'),
  },
  {
    id: 'birthday',
    name: texts('Anniversaire', 'Cumpleaños', 'Verjaardag', 'Compleanno', 'Birthday'),
  },
  { id: 'thanks', name: texts('Merci', 'Gracias', 'Bedankt', 'Grazie', 'Thank you') },
  { id: 'two', name: texts('À deux', 'Para dos', 'Met z’n tweeën', 'In due', 'For two') },
  {
    id: 'winter',
    name: texts('Hiver', 'Invierno', 'Winter', 'Inverno', 'Winter'),
  },
]

/** The asset of each design. */
const pictureOf = (designId: string) => `gift-card/${designId}`
export const giftCardPictures = designs.map(({ id }) => pictureOf(id))

export function giftCardOptions(locale: Locale, pictures: Pictures): GiftCardOptions {
  const language = languageOf(locale)
  return {
    amounts,
    freeAmount,
    designs: designs.map((design, index) => ({
      id: design.id,
      name: textIn(design.name, language),
      image: presentPicture(pictures(pictureOf(design.id)), { language, alt: textIn(design.name, language) }),
      isDefault: index === 0,
    })),
    formats: formatsOf(locale),
    validMonths,
  }
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
