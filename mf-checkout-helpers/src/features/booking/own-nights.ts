import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays, diffDays } from '@escapade/shared-contracts/rules/dates/days'

type Booked = Pick<OrderedStay, 'checkin' | 'checkout' | 'nights'>

/** Nights that one has booked are in others' way only: on each of their days a changed stay may start. */
export const ownDays = ({ checkin, nights }: Booked): Record<string, object> =>
  Object.fromEntries(Array.from({ length: nights }, (_, night) => [addDays(checkin, night), {}]))

/**
 * Lengths of stay from a day: those that the room is free for, and those within the booked nights.
 * Limit: where the room is full, a stay over own nights and further ones is not offered.
 */
export function withOwnNights(free: readonly number[], { checkin, checkout }: Booked, day: string): number[] {
  const own = day < checkin ? 0 : Math.max(0, diffDays(day, checkout))
  const lengths = [...free, ...Array.from({ length: own }, (_, index) => index + 1)]
  return [...new Set(lengths)].sort((a, b) => a - b)
}
