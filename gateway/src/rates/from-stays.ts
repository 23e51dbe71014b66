import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { ownTerms } from '../pricing/cancel-days'
import { isOnSale, type PricedStay } from '../pricing/stay-calendar'
import { hasReference, type PartySize, roomsForParty, stayPrice } from '../pricing/stay-price'

/** The cheapest shortest stay of a package, by the number of rooms it takes (read model `stay_from`). */
export type FromStay = {
  packageId: string
  hotelId: string
  roomId: string
  capacity: number
  /** Share of the room's rate that one person pays, in percent. */
  singlePercent: number
  nightCents: number
  stayCents: number
  /** Both at their lowest of the 30 days before. */
  refNightCents: number
  refStayCents: number
  expiration: string | null
  nights: number
  /** Index 0 is one room; null where so many are never left. */
  cents: (number | null)[]
  refs: (number | null)[]
  checkins: (string | null)[]
  /** True where stays on some of the days ahead are cancelled by stricter terms. */
  hasStricterDays: boolean
  /** Price of the nights for one person alone; null where none has a price of its own for one. Null: so for all. */
  singles: (number | null)[] | null
}

/** The from-price for a party, with the check-in that has it; null when there is none. */
export function fromStay({
  from,
  party,
  now,
}: {
  from: FromStay
  party: PartySize
  now: string
}): PricedStay | null {
  const rooms = roomsForParty({ party, capacity: from.capacity })
  if (rooms === null) return null
  const nightsCents = from.cents[rooms - 1]
  const checkin = from.checkins[rooms - 1]
  if (nightsCents == null || !checkin) return null
  if (!canArrive({ day: checkin, now }) || !isOnSale({ expiration: from.expiration, now })) return null
  const { nights, capacity, singlePercent } = from
  const terms = { capacity, singlePercent, party }
  const singleCents = from.singles?.[rooms - 1] ?? null
  const programCents = from.nightCents * nights + from.stayCents
  const price = stayPrice({ nightsCents, singleCents, programCents, ...terms })
  const ref = stayPrice({
    nightsCents: from.refs[rooms - 1] ?? nightsCents,
    programCents: from.refNightCents * nights + from.refStayCents,
    ...terms,
  })
  if (!price || !ref) return null
  const refCents = hasReference({ party, rooms, capacity }, singleCents) ? ref.totalCents : price.totalCents
  const cancelDays = from.hasStricterDays ? null : ownTerms
  return { packageId: from.packageId, checkin, nights, price, refCents, roomsLeft: rooms, cancelDays }
}
