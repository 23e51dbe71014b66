import { createHash } from 'node:crypto'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { lastArrivalHour } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { diffDays, isDay } from '@escapade/shared-contracts/rules/dates/days'
import { mostNights } from '@escapade/shared-contracts/rules/dates/stay-nights'
import type { output } from 'zod/v4/core'
import { instantAt } from '../../platform/clock'
import type { StayRequest } from './stay/stay-quote'

/** An order as its schema leaves it: trimmed, defaults filled in. */
export type ParsedOrder = output<typeof OrderRequest>

const minute = 60_000
/** Time for which rooms are kept for an order that is not paid. */
export const holdMs = 15 * minute
/** A buyer who starts to pay late still has time for it. */
const payingMs = 5 * minute
/** No order keeps its rooms longer than this without being paid. */
const longestHoldMs = 45 * minute
/** Time in which a lapsed order may take its rooms again at its price. */
const reviveMs = 24 * 60 * minute
/** An unanswered question of the bank is given up after this. */
const abandonMs = 120 * minute

/** Fingerprint of an order, equal in whatever order its fields come. */
export const fingerprintOf = (order: ParsedOrder): string =>
  createHash('sha256').update(stableJson(order)).digest('base64url')

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

export type OrderFault = { path: string; code: string }

type StayItem = NonNullable<ParsedOrder['items']['shortStayItem']>
export type Criteria = StayItem['reservationCriteria']

const criteriaPath = 'body.items.shortStayItem.reservationCriteria.travelPeriod'

/** Checks what the schema cannot see: days that do not exist, a stay that ends before it begins. */
export function checkTravelPeriod({ travelPeriod }: Criteria, path = criteriaPath): OrderFault | null {
  const { checkinDate, checkoutDate } = travelPeriod
  if (!isDay(checkinDate)) return { path: `${path}.checkinDate`, code: 'no_such_day' }
  if (!isDay(checkoutDate)) return { path: `${path}.checkoutDate`, code: 'no_such_day' }
  const nights = diffDays(checkinDate, checkoutDate)
  return nights >= 1 && nights <= mostNights ? null : { path, code: 'nights_out_of_range' }
}

const stayBuyerFields = ['phoneNumber', 'addressLine', 'postalCode', 'city'] as const

/** A hotel has to know and to reach its guests: a stay is not booked without these. */
export const checkStayBuyer = ({ buyer }: Pick<ParsedOrder, 'buyer'>): OrderFault[] =>
  stayBuyerFields
    .filter((field) => buyer[field] === '')
    .map((field) => ({ path: `body.buyer.${field}`, code: 'missing' }))

export function stayRequestOf(criteria: Criteria, locale: StayRequest['locale']): StayRequest {
  const { offerId, activityDaySelections, pax, travelPeriod } = criteria
  return {
    packageId: offerId,
    checkin: travelPeriod.checkinDate,
    nights: diffDays(travelPeriod.checkinDate, travelPeriod.checkoutDate),
    adult: pax.numberOfAdults,
    child: pax.numberOfChildren,
    baby: pax.numberOfBabies,
    activityDays: activityDaySelections,
    locale,
    onMinisite: criteria.minisiteId !== null,
  }
}

export const totalOf = (lines: readonly { amountCents: number }[]): number =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0)

type Held = { heldAt: Date; expiresAt: Date }

/** Until when the rooms are kept for someone who pays now. */
export function holdForPaying({ now, heldAt, expiresAt }: Held & { now: Date }): Date {
  const wanted = Math.max(expiresAt.getTime(), now.getTime() + payingMs)
  return new Date(Math.min(wanted, Math.max(heldAt.getTime() + longestHoldMs, expiresAt.getTime())))
}

type Lapsed = { createdAt: Date; checkin: string | null; now: Date; today: string }

/** True when an order whose hold ran out may have its rooms again, if they are still there. */
export const canBeRevived = ({ createdAt, checkin, now, today }: Lapsed): boolean =>
  (checkin === null || checkin >= today) && now.getTime() - createdAt.getTime() <= reviveMs

/** A hold that lasts longer than a question, such as that of a payment link, is not cut short by it. */
export const isAbandoned = ({ heldAt, expiresAt, now }: Held & { now: Date }): boolean =>
  now.getTime() > Math.max(heldAt.getTime() + abandonMs, expiresAt.getTime())

/** Until when the rooms are kept for the reader of a payment link: not beyond the evening of arrival. */
export function holdForLink({ now, hours, checkin }: { now: Date; hours: number; checkin: string | null }) {
  const wanted = now.getTime() + hours * 60 * minute
  return new Date(
    checkin === null ? wanted : Math.min(wanted, instantAt(`${checkin}T${lastArrivalHour}:00:00`).getTime()),
  )
}
