import { addDays, daysBetween } from '@escapade/shared-contracts/rules/dates/days'
import { loadSigner } from '../../../../platform/signer'
import type { movableClock, TestApp } from '../../../../testing/test-app'
import { addHotel, addStay, setNights } from '../../../availability/stay-fixture'
import { card, createGiver } from '../../../gifts/gifts-fixture'
import { sandboxSecret } from '../../../payments/sandbox/sandbox-webhooks'
import { createGuest, createShopper } from '../../orders-fixture'
import type { Counted } from './books-report'
import type { createCrasher } from './money-crash'

export const giftCents = 15_000
export const firstDay = '2027-04-05'
/** More than all sequences take together. */
export const roomsOfNight = 5_000
const start = '2027-03-01T09:00:00Z'

/** Prices that differ from night to night, so that a stay gets dearer and cheaper by moving. */
const nightCents = (day: string) => 7_001 + (Number(day.slice(-2)) % 5) * 1_375

export const priceOf = (checkin: string, nights: number): number =>
  daysBetween(checkin, addDays(checkin, nights - 1)).reduce((sum, day) => sum + nightCents(day), 0)

/** Share of the price that a cancelled stay keeps, by package. */
export const keptShares = { free: 0, half: 0.5 } as const
export type Package = keyof typeof keptShares

export async function fillMoneyShop({ db }: TestApp): Promise<void> {
  await addHotel(db, { id: 'h' })
  const terms = { free: 'FLEXIBLE', half: 'PARTIAL' } as const
  for (const id of ['free', 'half'] as const)
    await addStay(db, {
      hotelId: 'h',
      id,
      days: ['2027-03-01', '2027-05-30'],
      available: roomsOfNight,
      cancellation: { type: terms[id], daysBefore: 3, hour: 18 },
    })
  await setNights(db, {}, ({ day }) => ({ priceCents: nightCents(day) }))
}

export type Standing = {
  orderUUID: string
  packageId: Package
  request: ReturnType<typeof import('../../orders-fixture').orderRequest>
  /** Intents of the order and of its changes, the last one last. */
  intents: string[]
  change: string | null
  heldByGift: number
}

export type MoneyShop = Awaited<ReturnType<typeof openMoneyShop>>

type Given = {
  test: TestApp
  clock: ReturnType<typeof movableClock>
  crasher: ReturnType<typeof createCrasher>
  counted: Counted
}

/** One buyer with a gift card, a bank, and a provider that tells of payments. */
export async function openMoneyShop({ test, clock, ...given }: Given) {
  clock.set(start)
  given.crasher.arm(null)
  const { codes } = await createGiver(test).buy([card(giftCents)], { amount: giftCents })
  return {
    ...given,
    test,
    clock,
    code: codes[0] ?? '',
    shopper: createShopper(test.app),
    guest: createGuest(test.app),
    secret: sandboxSecret(await loadSigner(test)),
    orders: [] as Standing[],
  }
}
