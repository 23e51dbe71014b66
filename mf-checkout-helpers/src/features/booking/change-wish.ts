import type { OrderedStay, ReservationCriteria } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'

/** What may be changed of a stay: when, and who comes. */
export type ChangeWish = {
  checkin: string
  checkout: string
  party: { adult: number; child: number; baby: number }
}

export const wishOf = ({ checkin, checkout, adult, child, baby }: OrderedStay): ChangeWish => ({
  checkin,
  checkout,
  party: { adult, child, baby },
})

/** The wish as the gateway takes it. Activities keep their day of the stay, or take its last. */
export function reservationOf(stay: OrderedStay, wish: ChangeWish): ReservationCriteria {
  const lastDay = diffDays(wish.checkin, wish.checkout)
  return {
    offerId: stay.offerId,
    activityDaySelections: stay.activityDates.map(({ activityId, date }) => ({
      activityId,
      dayIndex: Math.max(0, Math.min(diffDays(stay.checkin, date), lastDay)),
    })),
    pax: {
      numberOfAdults: wish.party.adult,
      numberOfChildren: wish.party.child,
      numberOfBabies: wish.party.baby,
    },
    travelPeriod: { checkinDate: wish.checkin, checkoutDate: wish.checkout },
    minisiteId: null,
  }
}
