import type { Quote } from '@escapade/shared-contracts/api/quotes-schemas'
import type { ContentLanguage, Texts } from '../../platform/texts'
import type { StayPrice } from './stay-price'

const programLabels: Texts = {
  en: 'What your stay includes',
  fr: 'Ce que comprend votre séjour',
  es: 'Lo que incluye tu estancia',
  nl: 'Wat bij je verblijf inbegrepen is',
  it: 'Che cosa comprende il soggiorno',
}
const supplementLabels: Texts = {
  en: 'Extra beds',
  fr: 'Lits supplémentaires',
  es: 'Camas supletorias',
  nl: 'Extra bedden',
  it: 'Letti aggiuntivi',
}

/** What makes up the price; lines of nothing are left out. Their sum is the price. */
export function priceLines({
  price,
  roomLabel,
  language,
}: {
  price: StayPrice
  roomLabel: string
  language: ContentLanguage
}): Quote['priceLines'] {
  const label = price.rooms > 1 ? `${price.rooms} × ${roomLabel}` : roomLabel
  return [
    { kind: 'room' as const, label, amount: price.roomCents },
    { kind: 'supplement' as const, label: supplementLabels[language], amount: price.supplementCents },
    { kind: 'program' as const, label: programLabels[language], amount: price.programCents },
  ].filter(({ amount }) => amount > 0)
}
