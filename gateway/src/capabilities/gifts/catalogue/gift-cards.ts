import type { Subject } from '@escapade/illustrator/subjects'
import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { validMonths } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { type Texts, textIn, texts } from '../../../platform/texts/texts'
import { imageFor } from '../../assets/present-picture'
import { formatsOf } from './gift-formats'

const amounts = [5_000, 10_000, 15_000, 20_000, 25_000]
const freeAmount = { min: 2_000, max: 100_000, step: 500 }

const designs: readonly { id: string; name: Texts; subject: Subject }[] = [
  {
    id: 'departure',
    name: texts('Le départ', 'La salida', 'Het vertrek', 'La partenza', 'The departure'),
    subject: 'voucher',
  },
  {
    id: 'birthday',
    name: texts('Anniversaire', 'Cumpleaños', 'Verjaardag', 'Compleanno', 'Birthday'),
    subject: 'gift-box',
  },
  { id: 'thanks', name: texts('Merci', 'Gracias', 'Bedankt', 'Grazie', 'Thank you'), subject: 'garden' },
  { id: 'two', name: texts('À deux', 'Para dos', 'Met z’n tweeën', 'In due', 'For two'), subject: 'terrace' },
  {
    id: 'winter',
    name: texts('Hiver', 'Invierno', 'Winter', 'Inverno', 'Winter'),
    subject: 'ski',
  },
]

export function giftCardOptions(locale: Locale): GiftCardOptions {
  const language = languageOf(locale)
  return {
    amounts,
    freeAmount,
    designs: designs.map((design, index) => ({
      id: design.id,
      name: textIn(design.name, language),
      image: designImage(design, textIn(design.name, language)),
      isDefault: index === 0,
    })),
    formats: formatsOf(locale),
    validMonths,
  }
}

const designImage = ({ id, subject }: { id: string; subject: Subject }, alt: string) =>
  imageFor({ subject, key: `gift-card/${id}`, alt })

/** The design of a card that may be sold; null for an unknown design or an amount that is not offered. */
export function giftCardDesign({
  locale,
  designId,
  amount,
}: {
  locale: Locale
  designId: string
  amount: number
}) {
  const { min, max, step } = freeAmount
  const isOffered = amounts.includes(amount) || (amount >= min && amount <= max && amount % step === 0)
  const design = giftCardOptions(locale).designs.find(({ id }) => id === designId)
  return design && isOffered ? design : null
}
