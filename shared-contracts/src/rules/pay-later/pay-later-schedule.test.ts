import fc from 'fast-check'
import { addDays, addMonthsClamped, dayOf } from '../dates/days'
import { aNow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { payLaterMethods } from './pay-later-methods'
import { type ListedMethod, payLaterSchedule } from './pay-later-schedule'

const someFee = fc.integer({ min: 0, max: 2_000 })
const someMethods: fc.Arbitrary<ListedMethod[]> = fc.uniqueArray(
  fc.record({ type: fc.constantFrom('deferred', '3x', '4x', '10x'), paymentFee: someFee }),
  { selector: ({ type }) => type },
)
const aStay = fc
  .record({
    now: aNow,
    days: fc.integer({ min: 0, max: 60 }),
    amountCents: fc.integer({ min: 0, max: 250_000 }),
  })
  .map(({ now, days, amountCents }) => ({ now, checkin: addDays(dayOf(now), days), amountCents }))

describe('payLaterSchedule', () => {
  it.each(vectorsOf<typeof payLaterSchedule>('payLaterSplits'))(
    '[CH-019] [CH-022] $id',
    ({ in: input, out }) => {
      expect(payLaterSchedule(input)).toStrictEqual(out)
    },
  )

  it('[CH-022] has the methods that both sides offer, and no other', () => {
    fc.assert(
      fc.property(aStay, someMethods, (stay, methods) => {
        const listed = methods.map(({ type }) => type)
        const both = payLaterMethods(stay).filter((method) => listed.includes(method))
        expect(Object.keys(payLaterSchedule({ ...stay, methods })).sort()).toEqual(both.sort())
      }),
    )
  })

  it('[CH-019] not a cent is lost: the payments add up to the amount and the fee', () => {
    fc.assert(
      fc.property(aStay, someMethods, (stay, methods) => {
        for (const [method, payments] of Object.entries(payLaterSchedule({ ...stay, methods }))) {
          const fee = methods.find(({ type }) => type === method)?.paymentFee ?? 0
          const total = payments.reduce((sum, { amount }) => sum + amount, 0)
          expect(total).toBe(stay.amountCents + fee)
        }
      }),
    )
  })

  it('[CH-019] later payments are equal, the first carries the rest, and they are a month apart from today', () => {
    fc.assert(
      fc.property(aStay, someFee, (stay, paymentFee) => {
        const methods = ['3x', '4x'].map((type) => ({ type, paymentFee }))
        for (const [method, payments] of Object.entries(payLaterSchedule({ ...stay, methods }))) {
          const [first, ...later] = payments.map(({ amount }) => amount)
          expect(payments).toHaveLength(Number.parseInt(method, 10))
          expect(new Set(later).size).toBe(1)
          expect((first ?? 0) - paymentFee - (later[0] ?? 0)).toBe(stay.amountCents % payments.length)
          expect(payments.map(({ date }) => date)).toEqual(
            payments.map((_, months) => addMonthsClamped(dayOf(stay.now), months)),
          )
        }
      }),
    )
  })
})
