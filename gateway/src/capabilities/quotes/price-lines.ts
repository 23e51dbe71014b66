import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { ContentLanguage, Texts } from '../../platform/texts/texts'
import type { StayPrice } from '../../pricing/stay-price'

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

const singleLabels: Texts = {
  en: 'single occupancy',
  fr: 'occupation simple',
  es: 'uso individual',
  nl: 'eenpersoonsgebruik',
  it: 'uso singola',
}

/** `2 × Double room, 1 × single occupancy` */
function roomsLabel({ rooms, singles }: StayPrice, roomLabel: string, language: ContentLanguage): string {
  const times = (count: number, label: string) => (rooms > 1 ? `${count} × ${label}` : label)
  const all = times(rooms, roomLabel)
  return singles > 0 ? `${all}, ${times(singles, singleLabels[language])}` : all
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
  const label = roomsLabel(price, roomLabel, language)
  return [
    { kind: 'room' as const, label, amount: price.roomCents },
    { kind: 'supplement' as const, label: supplementLabels[language], amount: price.supplementCents },
    { kind: 'program' as const, label: programLabels[language], amount: price.programCents },
  ].filter(({ amount }) => amount > 0)
}
