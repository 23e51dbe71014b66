import type { PriceInfo } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { Booking } from '../state/use-booking'

/** The price for what is chosen; without dates the lowest one. `none`: there is no such price. */
export function shownPrice({
  quote,
  fromPrice,
}: Pick<Booking, 'quote' | 'fromPrice'>): PriceInfo | 'loading' | 'none' {
  if (!quote) return fromPrice === 'unknown' ? 'none' : (fromPrice ?? 'loading')
  if (quote.kind === 'loading') return 'loading'
  return quote.kind === 'bookable' ? quote.quote.priceInfo : 'none'
}
