import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { StayPrice } from '../../pricing/stay-price'
import { quoteTexts } from './texts/texts'

/** `2 × Double room, 1 × single occupancy` */
function roomsLabel({ rooms, singles }: StayPrice, roomLabel: string, locale: Locale): string {
  const times = (count: number, label: string) => (rooms > 1 ? `${count} × ${label}` : label)
  const all = times(rooms, roomLabel)
  return singles > 0 ? `${all}, ${times(singles, quoteTexts(locale)('lines.single'))}` : all
}

/** Lines that make up the price; those of nothing are left out. Their sum is the price. */
export function priceLines({
  price,
  roomLabel,
  locale,
}: {
  price: StayPrice
  roomLabel: string
  locale: Locale
}): Quote['priceLines'] {
  const say = quoteTexts(locale)
  const label = roomsLabel(price, roomLabel, locale)
  return [
    { kind: 'room' as const, label, amount: price.roomCents },
    { kind: 'supplement' as const, label: say('lines.supplement'), amount: price.supplementCents },
    { kind: 'program' as const, label: say('lines.program'), amount: price.programCents },
  ].filter(({ amount }) => amount > 0)
}
