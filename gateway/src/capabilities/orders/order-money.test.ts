import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import fc from 'fast-check'
import { orderMoney } from './order-money'
import { splitRefund } from './split-refund'

const plan: PayLaterPlan = {
  method: '3x',
  lender: 'Lender',
  paymentFee: 450,
  payments: [
    { date: '2027-03-01', amount: 10_450 },
    { date: '2027-04-01', amount: 10_000 },
    { date: '2027-05-01', amount: 10_000 },
  ],
}
const nothing = { payments: [], returns: [], giftCents: 0, today: '2027-03-01' }
const back = (parts: Partial<Parameters<typeof orderMoney>[0]['returns'][number]>) => ({
  cardCents: 0,
  uncollectedCents: 0,
  giftCents: 0,
  ...parts,
})

describe('the money of an order', () => {
  it('[CH-038] is what the card paid, not the total, where gifts paid the rest', () => {
    const paid = { ...nothing, payments: [{ cents: 5_375, payLater: null }], giftCents: 21_700 }
    expect(orderMoney(paid)).toMatchObject({ paidByCard: 5_375, paidByGift: 21_700, due: [] })
  })

  it('[CH-038] of a plan is its first instalment with the fee, and what is due when', () => {
    const payments = [{ cents: 30_000, payLater: plan }]
    expect(orderMoney({ ...nothing, payments })).toMatchObject({
      paidByCard: 10_450,
      due: [
        { date: '2027-04-01', amount: 10_000 },
        { date: '2027-05-01', amount: 10_000 },
      ],
    })
    expect(orderMoney({ ...nothing, payments, today: '2027-04-01' })).toMatchObject({ paidByCard: 20_450 })
  })

  it('takes what is not collected any more off the last instalments', () => {
    const payments = [{ cents: 30_000, payLater: plan }]
    const returns = [back({ uncollectedCents: 12_500 })]
    expect(orderMoney({ ...nothing, payments, returns })).toMatchObject({
      due: [{ date: '2027-04-01', amount: 7_500 }],
      uncollected: 12_500,
    })
  })

  it('tells what went back to the card from what went back to gifts, which keep what they paid', () => {
    const payments = [{ cents: 5_375, payLater: null }]
    const returns = [back({ cardCents: 5_375, giftCents: 1_825 })]
    expect(orderMoney({ ...nothing, payments, returns, giftCents: 19_875 })).toEqual({
      paidByCard: 5_375,
      paidByGift: 21_700,
      due: [],
      returnedToCard: 5_375,
      returnedToGift: 1_825,
      uncollected: 0,
      paidWith: null,
      fees: [],
    })
  })

  it('never says that more came back than was paid, nor loses a cent of a refund', () => {
    const amounts = fc.integer({ min: 0, max: 50_000 })
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.boolean(), (paidCents, giftCents, cents, isPlanned) => {
        const payLater = isPlanned ? plan : null
        const paid = isPlanned ? 30_000 : paidCents
        const question = {
          cents: Math.min(cents, paid + giftCents),
          payments: [{ paymentId: 'p', paidCents: paid, returnedCents: 0, payLater }],
          giftCents,
          today: nothing.today,
        }
        const split = splitRefund(question)
        const money = orderMoney({
          payments: [{ cents: paid, payLater }],
          returns: [split],
          giftCents: giftCents - split.giftCents,
          today: nothing.today,
        })
        expect(money.returnedToCard + money.returnedToGift + money.uncollected).toBe(question.cents)
        expect(money.returnedToCard).toBeLessThanOrEqual(money.paidByCard)
        expect(money.returnedToGift).toBeLessThanOrEqual(money.paidByGift)
        expect(money.due.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })
})
