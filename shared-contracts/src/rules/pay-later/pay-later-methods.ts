import { dayOf, diffDays } from '../dates/days'

export type PayLaterMethod = 'deferred' | '3x' | '4x'
export type PayLaterStay = {
  now: string
  checkin: string
  amountCents: number
}

type Condition = { method: PayLaterMethod; minDays: number; minCents: number; maxCents: number }

/** Bounds are inclusive (spec B §9). */
const conditions: readonly Condition[] = [
  { method: 'deferred', minDays: 5, minCents: 0, maxCents: Number.POSITIVE_INFINITY },
  { method: '3x', minDays: 7, minCents: 20_000, maxCents: 200_000 },
  { method: '4x', minDays: 7, minCents: 25_000, maxCents: 200_000 },
]

/** Ways to pay later for a stay, counting calendar days to the check-in. Shown only if the gateway lists them too. */
export function payLaterMethods({ now, checkin, amountCents }: PayLaterStay): PayLaterMethod[] {
  const days = diffDays(dayOf(now), checkin)
  return conditions
    .filter(
      ({ minDays, minCents, maxCents }) =>
        days >= minDays && amountCents >= minCents && amountCents <= maxCents,
    )
    .map(({ method }) => method)
}
