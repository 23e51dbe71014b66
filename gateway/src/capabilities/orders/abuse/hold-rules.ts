import type { HoldLimits } from './limits'
import type { Marks } from './marks'

/** An order that keeps something from others and is not paid. */
export type Held = {
  buyerMark: string | null
  visitorMark: string | null
  hotelId: string | null
  rooms: number | null
  expiresAt: Date
}

export type HoldRefusal = { limit: keyof HoldLimits; retryAfterSeconds: number }

type Question = { held: readonly Held[]; marks: Marks; hotelId: string | null; limits: HoldLimits; now: Date }

/** Judges one more unpaid order of a visitor; the wait is until the first of the others lapses. */
export function checkHolds({ held, marks, hotelId, limits, now }: Question): HoldRefusal | null {
  const ofBuyer = held.filter(({ buyerMark }) => buyerMark === marks.buyer)
  const ofVisitor = held.filter(({ visitorMark }) => visitorMark === marks.visitor)
  const inHotel = (order: Held) => hotelId !== null && order.hotelId === hotelId
  const groups: Record<keyof HoldLimits, readonly Held[]> = {
    buyer: ofBuyer,
    hotel: ofBuyer.filter(inHotel),
    hotelFromVisitor: ofVisitor.filter(inHotel),
    visitor: ofVisitor,
  }
  for (const limit of ['buyer', 'hotel', 'hotelFromVisitor', 'visitor'] as const) {
    const group = groups[limit]
    const isOfRooms = limit === 'hotel' || limit === 'hotelFromVisitor'
    const count = isOfRooms ? group.reduce((sum, { rooms }) => sum + (rooms ?? 1), 0) : group.length
    if (count >= limits[limit]) return { limit, retryAfterSeconds: secondsUntilFirst(group, now) }
  }
  return null
}

const secondsUntilFirst = (group: readonly Held[], now: Date): number =>
  Math.max(
    1,
    Math.ceil((Math.min(...group.map(({ expiresAt }) => expiresAt.getTime())) - now.getTime()) / 1000),
  )
