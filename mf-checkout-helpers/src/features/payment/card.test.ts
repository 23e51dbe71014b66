import fc from 'fast-check'
import { checkCard, formatCardNumber, formatExpiry, passesLuhn, toCardToken } from './card'

const now = '2026-11-21T10:00:00'
const card = { number: '4242 4242 4242 4242', expiry: '12 / 28', cvc: '123' }

describe('card', () => {
  it('takes a good card to the provider as figures', () => {
    expect(checkCard(card, now)).toEqual({})
    expect(toCardToken(card)).toEqual({
      number: '4242424242424242',
      expiryMonth: 12,
      expiryYear: 2028,
      cvc: '123',
    })
  })

  it.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'cardNumber' }],
    [{ number: '' }, { number: 'mandatory' }],
    [{ expiry: '13 / 28' }, { expiry: 'cardExpiry' }],
    [{ expiry: '10 / 26' }, { expiry: 'cardExpired' }],
    [{ expiry: '11 / 26' }, {}],
    [{ cvc: '12' }, { cvc: 'cardCvc' }],
  ])('judges %j', (change, problems) => {
    expect(checkCard({ ...card, ...change }, now)).toEqual(problems)
  })

  it.each([
    ['Visa', '4242 4242 4242 4242'],
    ['Mastercard', '5555 5555 5555 4444'],
    ['Mastercard of the 2 series', '2223 0031 2200 3222'],
    ['American Express', '3782 822463 10005'],
    ['Maestro', '6759 6498 2643 8453'],
  ])('takes the number of a %s', (_, number) => {
    expect(checkCard({ ...card, number }, now)).toEqual({})
  })

  // Each figure doubled, followed by its check digit (ISO/IEC 7812-1, annex B).
  it.each(['00', '18', '26', '34', '42', '59', '67', '75', '83', '91'])(
    'doubles the figure of %s',
    (number) => {
      expect(passesLuhn(number)).toBe(true)
    },
  )

  it('finds any single wrong figure', () => {
    const figure = fc.integer({ min: 0, max: 9 })
    const numbers = fc.constantFrom('4242424242424242', '5555555555554444', '2223003122003222')
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 15 }), figure, (good, at, other) => {
        fc.pre(good[at] !== String(other))
        expect(passesLuhn(good.slice(0, at) + other + good.slice(at + 1))).toBe(false)
      }),
    )
  })

  it('groups the number while it is typed', () => {
    expect(formatCardNumber('42424242424242421')).toBe('4242 4242 4242 4242 1')
  })

  it('sets the slash after the month and lets it be erased', () => {
    expect(formatExpiry('12', '1')).toBe('12 / ')
    expect(formatExpiry('12 /', '12 / ')).toBe('12')
    expect(formatExpiry('12 / 28', '12 / 2')).toBe('12 / 28')
  })
})
