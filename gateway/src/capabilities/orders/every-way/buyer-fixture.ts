import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { redirectToken } from '@escapade/shared-contracts/rules/money/redirect-method'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { movableClock, TestApp } from '../../../testing/test-app'
import { card, createGiver } from '../../gifts/gifts-fixture'
import { cards, createShopper, orderRequest } from '../orders-fixture'
import { priceCents, type Way } from './ways-fixture'

export const start = '2027-03-01T09:00:00Z'
export const roomsOfNight = 2

/** A shop with its clock, and the next night without an order. */
export type Shop = { test: TestApp; clock: ReturnType<typeof movableClock>; nights: number }
export type Mood = 'good' | 'refused' | 'asking'
export type Buyer = Awaited<ReturnType<typeof openBuyer>>
export type Tab = Awaited<ReturnType<Buyer['openTab']>>

type Wish = { way: Way; locale: MarketLocale; checkin?: string }

/** Somebody who wants one night by one way to pay, in as many tabs as they like; the night is their own by default. */
export async function openBuyer(shop: Shop, { way, locale, ...wish }: Wish) {
  shop.nights += 1
  const { test, clock, nights: number } = shop
  clock.set(start)
  const shopper = createShopper(test.app)
  const checkin = wish.checkin ?? addDays('2027-03-20', number)
  const email = `buyer-${number}@example.com`
  const gifts = way.giftCents > 0 ? await giftsFor(test, way.giftCents) : []
  let tabs = 0

  const requestOf = (code: string | undefined): OrderRequest => {
    const request = orderRequest({ locale, checkin, nights: 1, amount: priceCents, buyer: { email } })
    const giftcards = code ? [{ serialNumber: code, usedAmount: way.giftCents }] : []
    return { ...request, items: { ...request.items, giftcards }, bookAgain: false }
  }
  const methodOf = async (mood: Mood) => {
    if (way.asks === 'nothing') return 'gifts'
    if (way.asks === 'card') return shopper.token(cards[mood])
    return redirectToken(way.asks, `attempt-${number}-${tabs}`)
  }

  return {
    shop,
    shopper,
    way,
    locale,
    checkin,
    email,
    gifts,
    /** Sends the form: what is asked for is held. Cards are good unless the mood says otherwise. */
    async openTab(mood: Mood = 'good') {
      const request = requestOf(gifts[tabs])
      tabs += 1
      const key = `every-way-${number}-${tabs}`
      const order = () => shopper.order(request, key)
      const held = await order()
      if (held.statusCode !== 200) throw new Error(`Not held: ${held.body}`)
      const { orderUUID } = held.json().order
      const { paymentIntentId } = held.json().payment
      const payLater = way.payLater ? { payLater: way.payLater } : {}
      const authorisation = { paymentIntentId, paymentMethod: await methodOf(mood), ...payLater }
      const pay = () => shopper.pay(request, authorisation)
      return { code: gifts[tabs - 1], request, order, held, orderUUID, paymentIntentId, pay }
    },
    /** Sends the form once more, under a key of its own. */
    orderAnew: () => shopper.order(requestOf(undefined), `every-way-anew-${number}`),
    /** The ways that the page shows. */
    async offered(): Promise<string[]> {
      const query = { locale, amount: String(priceCents), checkinDate: checkin }
      const answer = await test.app.inject({ url: '/front-gateway/purchase/payment-methods', query })
      return answer.json().methods.map((method: { way: string }) => method.way)
    },
    balanceOf: (code: string) => createGiver(test).balanceOf(code),
  }
}

async function giftsFor(test: TestApp, cents: number): Promise<string[]> {
  const { codes } = await createGiver(test).buy([card(cents), card(cents)], { amount: 2 * cents })
  return codes
}

/** Pays, and answers the bank where it asks. */
export async function payThrough(
  { shopper }: Buyer,
  tab: Tab,
  answer: 'confirm' | 'decline' | 'later' = 'confirm',
) {
  const first = await tab.pay()
  const { requiresAction } = first.json()
  if (!requiresAction) return first
  await shopper.answerChallenge(requiresAction.challengeUrl, answer)
  return tab.pay()
}

/** Lets the shop do what it does by itself at a time. */
export async function letPass({ shop }: Buyer, until: string) {
  shop.clock.set(until)
  await shop.test.app.deps.jobs.runAll()
}

/** Others take all rooms that are left of the night. */
export async function takeRest({ shop, shopper, checkin }: Buyer) {
  for (let room = 1; room <= roomsOfNight; room += 1)
    await shopper.hold(
      orderRequest({
        checkin,
        nights: 1,
        amount: priceCents,
        buyer: { email: `faster-${room}@example.com` },
      }),
      `every-way-faster-${shop.nights}-${room}`,
    )
}
