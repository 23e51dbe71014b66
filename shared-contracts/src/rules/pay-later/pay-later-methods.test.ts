import fc from 'fast-check'
import { addDays, dayOf } from '../dates/days'
import { aNow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { payLaterMethods } from './pay-later-methods'

const someDays = fc.integer({ min: -3, max: 12 })
const anAmount = fc.integer({ min: 0, max: 250_000 })

describe('payLaterMethods', () => {
  it.each(vectorsOf<typeof payLaterMethods>('payLaterEligibility'))(
    '[CH-016] [CH-017] [CH-018] $id',
    ({ in: input, out }) => expect(payLaterMethods(input)).toStrictEqual(out),
  )

  it('[CH-016] [CH-017] [CH-018] agrees with the three sentences of the specification', () => {
    fc.assert(
      fc.property(aNow, someDays, anAmount, (now, days, amountCents) => {
        const checkin = addDays(dayOf(now), days)
        const expected = [
          ...(days >= 5 ? ['deferred'] : []),
          ...(days >= 7 && amountCents >= 20_000 && amountCents <= 200_000 ? ['3x'] : []),
          ...(days >= 7 && amountCents >= 25_000 && amountCents <= 200_000 ? ['4x'] : []),
        ]
        expect(payLaterMethods({ now, checkin, amountCents })).toEqual(expected)
      }),
    )
  })

  it('the time of day does not count', () => {
    fc.assert(
      fc.property(aNow, someDays, anAmount, (now, days, amountCents) => {
        const checkin = addDays(dayOf(now), days)
        const atNight = payLaterMethods({ now: `${dayOf(now)}T23:59:59`, checkin, amountCents })
        expect(payLaterMethods({ now, checkin, amountCents })).toEqual(atNight)
      }),
    )
  })

  it('[CH-017] [CH-018] amounts are inclusive to the cent', () => {
    const methods = (amountCents: number) =>
      payLaterMethods({ now: '2024-04-10T12:00:00', checkin: '2024-04-17', amountCents })
    expect(methods(19_999)).not.toContain('3x')
    expect(methods(20_000)).toContain('3x')
    expect(methods(24_999)).not.toContain('4x')
    expect(methods(25_000)).toContain('4x')
    expect(methods(200_000)).toEqual(['deferred', '3x', '4x'])
    expect(methods(200_001)).toEqual(['deferred'])
  })

  it('[CH-016] even nothing can be paid later', () => {
    const stay = { now: '2024-04-10T12:00:00', checkin: '2024-04-15', amountCents: 0 }
    expect(payLaterMethods(stay)).toEqual(['deferred'])
  })
})
