import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { extraPayment } from './extra-payment'

const cents = fc.integer({ min: 0, max: 50_000 })
const anOrder = fc.record({ newPrice: cents, gift: cents, upsell: cents, refundable: cents })

describe('extraPayment', () => {
  it.each(vectorsOf<typeof extraPayment>('orderModification'))(
    '[CH-032] [CH-033] [CH-034] [CH-035] [CH-036] $id',
    ({ in: input, out }) => expect(extraPayment(input)).toStrictEqual(out),
  )

  it('[CH-032] [CH-033] [CH-034] takes the first branch that fits', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const { newPrice, gift, upsell, refundable } = order
        const { extraPayment: extra } = extraPayment(order)
        if (newPrice <= upsell) expect(extra + refundable).toBe(Math.min(gift, upsell))
        else if (newPrice <= gift) expect(extra).toBe(0)
        else expect(extra + Math.max(gift, refundable)).toBe(newPrice)
      }),
    )
  })

  it('what is asked for is never negative, and is the rule itself otherwise', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const { extraPayment: extra, toPay } = extraPayment(order)
        expect(toPay).toBe(Math.max(0, extra))
      }),
    )
  })

  it('[CH-035] insurance adds its amount, nothing, or what was still due', () => {
    fc.assert(
      fc.property(anOrder, cents, cents, (order, insuranceAmount, insuranceToPay) => {
        const plain = extraPayment(order).extraPayment
        const insured = (hasInsurance?: boolean | null) =>
          extraPayment({ ...order, insuranceVariant: true, hasInsurance, insuranceAmount, insuranceToPay })
            .extraPayment - plain
        expect(insured(true)).toBe(insuranceAmount)
        expect(insured(false)).toBe(0)
        expect(insured(null)).toBe(insuranceToPay)
        expect(insured()).toBe(insuranceToPay)
        const without = extraPayment({ ...order, hasInsurance: true, insuranceAmount, insuranceToPay })
        expect(without.extraPayment).toBe(plain)
      }),
    )
  })

  it('[CH-036] one cent decides', () => {
    const order = { gift: 10_000, upsell: 0, refundable: 0 }
    expect(extraPayment({ ...order, newPrice: 10_000 }).toPay).toBe(0)
    expect(extraPayment({ ...order, newPrice: 10_001 }).toPay).toBe(1)
  })

  it('[CH-033] a gift of exactly the new price covers it, however much is refundable', () => {
    expect(extraPayment({ newPrice: 100, gift: 100, upsell: 0, refundable: 300 }).extraPayment).toBe(0)
    expect(extraPayment({ newPrice: 101, gift: 100, upsell: 0, refundable: 300 }).extraPayment).toBe(-199)
  })

  it('[CH-035] an insurance without a figure adds nothing', () => {
    const order = { newPrice: 100, gift: 0, upsell: 0, refundable: 0, insuranceVariant: true }
    expect(extraPayment(order).toPay).toBe(100)
    expect(extraPayment({ ...order, hasInsurance: true }).toPay).toBe(100)
  })
})
