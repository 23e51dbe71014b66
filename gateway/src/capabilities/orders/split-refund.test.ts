import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import { splitRefund } from './split-refund'

const today = '2027-03-01'
const card = (paidCents: number, returnedCents = 0, payLater: PayLaterPlan | null = null) => ({
  paymentId: `of-${paidCents}`,
  paidCents,
  returnedCents,
  payLater,
})
const threeTimes: PayLaterPlan = {
  method: '3x',
  lender: 'Lender',
  paymentFee: 527,
  payments: [
    { amount: 9_767, date: '2027-03-01' },
    { amount: 9_240, date: '2027-03-31' },
    { amount: 9_240, date: '2027-04-30' },
  ],
}

describe('splitRefund', () => {
  it('[CH-037] gives 72 € of a stay paid by gifts and 53.75 € by card back to the card first', () => {
    const split = splitRefund({ cents: 7_200, payments: [card(5_375)], giftCents: 21_700, today })
    expect(split).toMatchObject({ cardCents: 5_375, uncollectedCents: 0, giftCents: 1_825 })
  })

  it('goes through several payments in their order, and past what went back before', () => {
    const payments = [card(3_000), card(10_000, 9_000)]
    expect(splitRefund({ cents: 3_500, payments, giftCents: 0, today }).cards).toEqual([
      { paymentId: 'of-3000', cents: 3_000 },
      { paymentId: 'of-10000', cents: 500 },
    ])
  })

  it('gives back no more than was paid', () => {
    expect(splitRefund({ cents: 9_000, payments: [card(5_000, 5_000)], giftCents: 100, today })).toEqual({
      cards: [],
      cardCents: 0,
      uncollectedCents: 0,
      giftCents: 100,
    })
  })

  it.each([
    ['the whole price', 27_720, 0, { cardCents: 9_240, uncollectedCents: 18_480 }],
    ['less than is still due', 10_000, 0, { cardCents: 0, uncollectedCents: 10_000 }],
    ['the rest after a first refund', 17_720, 10_000, { cardCents: 9_240, uncollectedCents: 8_480 }],
  ])('takes instalments that are not due yet off first: %s', (_, cents, returned, expected) => {
    const payments = [card(27_720, returned, threeTimes)]
    expect(splitRefund({ cents, payments, giftCents: 0, today })).toMatchObject(expected)
  })
})
