import type { GiftPrice } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays, daysBetween, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { bookableStay, type StayMonth } from '../../../pricing/stay-calendar'
import type { PartySize } from '../../../pricing/stay-price'
import { createStaysRepository } from '../../../rates/stays-repository'

type Deps = { db: Db; clock: Pick<Clock, 'now' | 'today'> }
type Question = { productId: string; adults: number; prices: readonly GiftPrice[] }
export type CoveredPrice = GiftPrice & { covers: NonNullable<GiftPrice['covers']> }

/** A voucher is good for a year. */
const validDays = 365

/**
 * Prices of a stay's vouchers, each with the dates of the coming year that it pays in full at today's prices, of those
 * on which the stay is sold for so many nights, and the most that any other date asks besides. Nights that no date has
 * are left out: nothing could be booked for them.
 */
export async function withCover(
  { db, clock }: Deps,
  { productId, adults, prices }: Question,
): Promise<CoveredPrice[]> {
  const today = clock.today()
  const last = addDays(today, validDays)
  const range = { packageId: productId, first: monthOf(today), last: monthOf(last) }
  const months = await createStaysRepository(db).findPackageMonths(range)
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const days = daysBetween(today, last)
  const now = clock.now()
  const party = { adult: adults, child: 0, baby: 0 }
  return prices.flatMap((price) => {
    const asked = pricesOn({ days, byMonth, nights: price.nights, party, now })
    if (asked.length === 0) return []
    const paid = asked.filter((cents) => cents <= price.sellPrice)
    const mostToAdd = Math.max(0, Math.max(...asked) - price.sellPrice)
    return [{ ...price, covers: { dates: paid.length, ofDates: asked.length, mostToAdd } }]
  })
}

type Asked = {
  days: string[]
  byMonth: Map<string, StayMonth>
  nights: number
  party: PartySize
  now: string
}

/** Price of each arrival on which the stay can be booked. */
const pricesOn = ({ days, byMonth, nights, party, now }: Asked): number[] =>
  days.flatMap((checkin) => {
    const month = byMonth.get(monthOf(checkin)) ?? null
    const stay = bookableStay({ month, checkin, nights, party, now })
    return stay ? [stay.price.totalCents] : []
  })
