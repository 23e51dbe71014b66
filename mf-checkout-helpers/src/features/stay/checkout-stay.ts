import type { ReservationCriteria } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { addDays, diffDays } from '@escapade/shared-contracts/rules/dates/days'

/** The stay that is about to be bought, as the address of the page describes it (D78). */
export type CheckoutStay = {
  productId: string
  checkin: string
  nights: number
  adult: number
  child: number
  baby: number
  /** `activityId_dayIndex` */
  activityDates: string[]
  /** Partner whose terms hold. */
  minisiteId?: string | undefined
}

export type CheckoutStayProblem = 'no-product' | 'no-dates'

type Input = { query: Record<string, string>; criteria: Criteria }

/** Product that is bought, as far as servers read addresses. */
export const productOf = (query: Record<string, string>) => query.selectedOffer || query.productId

/** Reads the stay from query and hash; a code when the address says too little. */
export function readCheckoutStay({ query, criteria }: Input): CheckoutStay | CheckoutStayProblem {
  const productId = (productOf(query) || criteria.offerId) ?? criteria.id
  if (!productId) return 'no-product'
  if (!criteria.checkin) return 'no-dates'
  return {
    productId,
    checkin: criteria.checkin,
    nights: nightsOf(criteria.checkin, criteria),
    adult: criteria.a ?? 2,
    child: criteria.c ?? 0,
    baby: criteria.b ?? 0,
    activityDates: criteria.activityDates ?? query.selectedDates?.split('-').filter(Boolean) ?? [],
  }
}

function nightsOf(checkin: string, { checkout, nights }: Criteria): number {
  const between = checkout ? diffDays(checkin, checkout) : 0
  return between > 0 ? between : (nights ?? 1)
}

/** Terms of cancelling that the page shows, as an order is asked for: worse ones are refused. */
export const termsSeen = (policy: CancellationPolicy | null) =>
  policy && { termsSeen: { type: policy.type, cancellationDeadline: policy.cancellationDeadline } }

/** The stay in the words of the order payload (SC-050). */
export function reservationCriteria(stay: CheckoutStay): ReservationCriteria {
  return {
    offerId: stay.productId,
    activityDaySelections: stay.activityDates.flatMap(parseActivityDate),
    pax: { numberOfAdults: stay.adult, numberOfChildren: stay.child, numberOfBabies: stay.baby },
    travelPeriod: { checkinDate: stay.checkin, checkoutDate: addDays(stay.checkin, stay.nights) },
    minisiteId: stay.minisiteId ?? null,
  }
}

function parseActivityDate(choice: string) {
  const cut = choice.indexOf('_')
  const dayIndex = Number(choice.slice(cut + 1))
  return cut > 0 && Number.isInteger(dayIndex) ? [{ activityId: choice.slice(0, cut), dayIndex }] : []
}
