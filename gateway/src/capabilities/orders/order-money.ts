import type { OrderMoney } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { redirectName } from '../payments/public'
import { nothingToPay } from './payment/payment-intent'
import { createFactsRepository } from './records/facts-repository'
import type { Order } from './records/orders-repository'
import { createPaymentsRepository } from './records/payments-repository'
import { createRefundsRepository } from './records/refunds-repository'
import type { GiftMoney } from './sales'

type Books = {
  /** Captures, in the order of its payments. */
  payments: readonly { cents: number; payLater: PayLaterPlan | null; paidWith?: string | null }[]
  returns: readonly { cardCents: number; uncollectedCents: number; giftCents: number }[]
  /** Sum that gifts pay now: less what went back to them. */
  giftCents: number
  /** Refunds that the bank of the card did not take, and disputes that have not ended. */
  failedCents?: number
  disputedCents?: number
  today: string
}
type Due = OrderMoney['due']

/** The money of an order as its books have it: taken, still to be taken, given back. */
export function orderMoney({ payments, returns, giftCents, today, ...trouble }: Books): OrderMoney {
  const { failedCents = 0, disputedCents = 0 } = trouble
  const sumOf = (pick: (part: Books['returns'][number]) => number) =>
    returns.reduce((sum, part) => sum + pick(part), 0)
  const uncollected = sumOf((part) => part.uncollectedCents)
  const returnedToGift = sumOf((part) => part.giftCents)
  const planned = payments.flatMap(({ payLater }) => payLater?.payments ?? [])
  const paidAtOnce = payments.reduce((sum, { cents, payLater }) => sum + (payLater ? 0 : cents), 0)
  const paidByPlan = planned.filter(({ date }) => date <= today).reduce((sum, { amount }) => sum + amount, 0)
  const due = planned.filter(({ date }) => date > today).map(({ date, amount }) => ({ date, amount }))
  return {
    paidByCard: paidAtOnce + paidByPlan,
    paidByGift: giftCents + returnedToGift,
    due: writtenOff(due, uncollected),
    returnedToCard: Math.max(0, sumOf((part) => part.cardCents) - failedCents),
    returnedToGift,
    uncollected,
    ...(failedCents > 0 && { refundFailed: failedCents }),
    ...(disputedCents > 0 && { disputed: disputedCents }),
    paidWith: payments.find(({ paidWith }) => paidWith)?.paidWith ?? null,
    fees: payments.flatMap(({ payLater }) =>
      payLater && payLater.paymentFee > 0 ? [{ lender: payLater.lender, amount: payLater.paymentFee }] : [],
    ),
  }
}

/** Lenders write off the last instalments first. */
function writtenOff(due: Due, cents: number): Due {
  let left = cents
  return due
    .toReversed()
    .map(({ date, amount }) => {
      const off = Math.min(left, amount)
      left -= off
      return { date, amount: amount - off }
    })
    .filter(({ amount }) => amount > 0)
    .toReversed()
}

const centsOf = (parts: readonly { amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0)

type Deps = { db: Db; giftMoney: Pick<GiftMoney, 'paidFor'>; clock: Pick<Clock, 'today'> }

export async function readOrderMoney(
  { db, giftMoney, clock }: Deps,
  { orderUUID, locale }: Pick<Order, 'orderUUID' | 'locale'>,
): Promise<OrderMoney> {
  const refunds = createRefundsRepository(db)
  const [captured, returns, alone, disputes, gifts] = await Promise.all([
    createPaymentsRepository(db).capturedFor(orderUUID),
    refunds.returnsOf(orderUUID),
    refunds.ofOrder(orderUUID),
    createFactsRepository(db).disputedOf(orderUUID),
    giftMoney.paidFor(db, orderUUID),
  ])
  return orderMoney({
    payments: captured
      .filter(({ provider }) => provider !== nothingToPay)
      .map(({ amountCents, payLater, paymentMethod }) => ({
        cents: amountCents,
        payLater,
        paidWith: redirectName(paymentMethod ?? '', locale),
      })),
    returns: [
      ...returns.map((each) => ({
        cardCents: each.cardCents,
        uncollectedCents: each.uncollectedCents,
        giftCents: each.giftCents,
      })),
      // Refunds from before returns had parts: all of it went to the card.
      ...alone
        .filter(({ returnId }) => returnId === null)
        .map(({ amountCents }) => ({ cardCents: amountCents, uncollectedCents: 0, giftCents: 0 })),
    ],
    giftCents: gifts.gift,
    failedCents: centsOf(alone.filter(({ failedAt }) => failedAt !== null)),
    disputedCents: centsOf(disputes),
    today: clock.today(),
  })
}
