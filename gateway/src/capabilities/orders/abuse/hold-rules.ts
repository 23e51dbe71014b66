import type { HoldLimits } from './limits'
import type { Marks } from './marks'

/** An order that keeps something from others and is not paid. */
export type Held = {
  buyer_mark: string | null
  visitor_mark: string | null
  hotel_id: string | null
  rooms: number | null
  expires_at: Date
}

export type HoldRefusal = { limit: keyof HoldLimits; retryAfterSeconds: number }

type Question = { held: readonly Held[]; marks: Marks; hotelId: string | null; limits: HoldLimits; now: Date }

/** Judges one more unpaid order of a visitor; the wait is until the first of the others lapses. */
export function checkHolds({ held, marks, hotelId, limits, now }: Question): HoldRefusal | null {
  const groups: Record<keyof HoldLimits, readonly Held[]> = {
    buyer: held.filter(({ buyer_mark }) => buyer_mark === marks.buyer),
    visitor: held.filter(({ visitor_mark }) => visitor_mark === marks.visitor),
    hotel: hotelId === null ? [] : held.filter(({ hotel_id }) => hotel_id === hotelId),
  }
  for (const limit of ['buyer', 'hotel', 'visitor'] as const) {
    const group = groups[limit]
    const count = limit === 'hotel' ? group.reduce((sum, { rooms }) => sum + (rooms ?? 1), 0) : group.length
    if (count >= limits[limit]) return { limit, retryAfterSeconds: secondsUntilFirst(group, now) }
  }
  return null
}

const secondsUntilFirst = (group: readonly Held[], now: Date): number =>
  Math.max(
    1,
    Math.ceil((Math.min(...group.map(({ expires_at }) => expires_at.getTime())) - now.getTime()) / 1000),
  )
