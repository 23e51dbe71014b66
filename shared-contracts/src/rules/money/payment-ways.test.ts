import fc from 'fast-check'
import { addDays } from '../dates/days'
import { type Locale, locales } from '../visitor/locale'
import { type PaymentQuestion, paymentWays, providedWays } from './payment-ways'
import { redirectToken, redirectWayOf, redirectWays } from './redirect-method'

const now = '2027-03-01T09:00:00'
const ask = (question: Partial<PaymentQuestion> & { locale: Locale }) =>
  paymentWays({ provided: providedWays, lends: true, now, ...question })
const later = ['deferred', '3x', '4x']

describe('paymentWays', () => {
  it.each([
    ['fr_FR', ['card', 'paypal', 'wallet', ...later]],
    ['es_ES', ['card', 'paypal', 'paypal-3x', 'wallet', ...later]],
    ['it_IT', ['card', 'paypal', 'paypal-3x', 'wallet', ...later]],
    ['nl_NL', ['card', 'ideal', 'paypal', 'wallet', ...later]],
    ['fr_BE', ['card', 'bancontact', 'paypal', 'wallet', ...later]],
    ['nl_BE', ['card', 'bancontact', 'paypal', 'wallet', ...later]],
  ] as const)('[CH-021] names what works in %s', (locale, ways) => {
    expect(ask({ locale })).toEqual(ways)
  })

  it.each([
    [3_000, true],
    [200_000, true],
    [2_999, false],
    [200_001, false],
  ])('[CH-021] offers three payments through the wallet for %i cents: %s', (amountCents, offered) => {
    expect(ask({ locale: 'es_ES', amountCents }).includes('paypal-3x')).toBe(offered)
    expect(ask({ locale: 'fr_FR', amountCents }).includes('paypal-3x')).toBe(false)
  })

  it.each([
    [4, 30_000, []],
    [5, 30_000, ['deferred']],
    [6, 20_000, ['deferred']],
    [7, 19_999, ['deferred']],
    [7, 20_000, ['deferred', '3x']],
    [7, 24_999, ['deferred', '3x']],
    [7, 25_000, ['deferred', '3x', '4x']],
    [7, 200_000, ['deferred', '3x', '4x']],
    [7, 200_001, ['deferred']],
  ])('[CH-016] [CH-017] [CH-018] lends %i days ahead for %i cents by %j', (days, amountCents, plans) => {
    const ways = ask({ locale: 'fr_FR', amountCents, checkin: addDays('2027-03-01', days) })
    expect(ways.filter((way) => later.includes(way))).toEqual(plans)
  })

  it('offers nothing to pay nothing with', () => {
    expect(ask({ locale: 'fr_FR', amountCents: 0 })).toEqual([])
  })

  it('offers for an order only what the market lists, and only what the provider takes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.subarray([...providedWays]),
        fc.boolean(),
        fc.integer({ min: 1, max: 300_000 }),
        fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
        (locale, provided, lends, amountCents, days) => {
          const checkin = days === undefined ? undefined : addDays('2027-03-01', days)
          const market = ask({ locale, provided, lends })
          for (const way of ask({ locale, provided, lends, amountCents, checkin })) {
            expect(market).toContain(way)
            expect(later.includes(way) ? lends : (provided as string[]).includes(way)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('redirectWayOf', () => {
  it.each(redirectWays)('knows %s by its token', (way) => {
    expect(redirectWayOf(redirectToken(way, '11111111-2222'))).toBe(way)
  })
  it.each([
    'pm_1',
    'ideal',
    'ideal_',
    'ideal_1',
    'sofort_11111111-2222',
    'ideal_1111 1111',
    'xideal_11111111',
  ])('takes %s for the token of a card', (token) => expect(redirectWayOf(token)).toBeNull())
})
