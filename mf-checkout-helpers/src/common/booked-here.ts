import type { ReservationCriteria } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

type Stay = Pick<ReservationCriteria, 'offerId' | 'pax' | 'travelPeriod'>
type Bought = { stay: string; orderUUID: string }

const storageKey = 'escapade.booked'
const remembered = 10

/** Stay of an order, whatever the days of its activities. */
const keyOf = ({ offerId, pax, travelPeriod }: Stay): string =>
  [
    offerId,
    travelPeriod.checkinDate,
    travelPeriod.checkoutDate,
    pax.numberOfAdults,
    pax.numberOfChildren,
    pax.numberOfBabies,
  ].join(' ')

/** Orders of stays that were paid, or taken to a bank, in this browser: its checkout tells of them in all tabs. */
export const createBookedHere = (storage: VisitorStorage) => ({
  note(stay: Stay, orderUUID: string): void {
    const others = read(storage).filter((bought) => bought.orderUUID !== orderUUID)
    storage.setItem(
      storageKey,
      JSON.stringify([...others, { stay: keyOf(stay), orderUUID }].slice(-remembered)),
    )
  },
  /** The last order of this stay; null for one that was not bought here. */
  find: (stay: Stay): string | null =>
    read(storage).findLast((bought) => bought.stay === keyOf(stay))?.orderUUID ?? null,
})

function read(storage: VisitorStorage): Bought[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isBought) : []
  } catch {
    return []
  }
}

const isBought = (kept: unknown): kept is Bought =>
  typeof kept === 'object' && kept !== null && 'stay' in kept && 'orderUUID' in kept
