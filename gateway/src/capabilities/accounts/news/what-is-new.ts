import type { KeptSearch, KeptWish } from '@escapade/shared-contracts/api/accounts/lists-schemas'

/** A price is told once it has fallen by so much. */
const worthTelling = 0.1

export type PriceNow = { cents: number; nights: number; checkin: string | null }
type WishStanding = {
  wish: Pick<KeptWish, 'price'>
  /** Price that the last mail told; null before the first one. */
  toldCents: number | null
  now: PriceNow | null
}

/** Price that a wish has fallen from; null where nothing is worth a mail, or another stay would be compared. */
export function fallenFrom({ wish: { price }, toldCents, now }: WishStanding): number | null {
  if (!price || !now || price.nights !== now.nights) return null
  if (price.checkin && price.checkin !== now.checkin) return null
  const before = toldCents ?? price.cents
  return now.cents <= before * (1 - worthTelling) ? before : null
}

type SearchStanding = {
  search: Pick<KeptSearch, 'found'>
  /** Results that the last mail told; null before the first one. */
  toldCount: number | null
  count: number
}

/** Results that a search has more than ever told of; what was sold out and is free again is not new. */
export const moreThanTold = ({ search: { found }, toldCount, count }: SearchStanding): number =>
  Math.max(0, count - Math.max(found.count, toldCount ?? 0))
