import { cardBehaviour, cardBrand, checkCard } from './card-rules'

const card = { number: '4242424242424242', expiryMonth: 11, expiryYear: 2026, cvc: '123' }
const today = '2026-11-30'

describe('checkCard', () => {
  it.each([
    [{}, null],
    [{ number: '4242424242424241' }, 'card-number-incorrect'],
    [{ expiryMonth: 10 }, 'card-expired'],
    [{ expiryYear: 2025, expiryMonth: 12 }, 'card-expired'],
    [{ cvc: '1234' }, 'security-code-incorrect'],
    [{ number: '378282246310005', cvc: '1234' }, null],
    [{ number: '378282246310005', cvc: '123' }, 'security-code-incorrect'],
  ])('answers for %j: %s', (change, problem) => {
    expect(checkCard({ card: { ...card, ...change }, today })).toBe(problem)
  })
})

it.each([
  ['4242424242424242', 'visa', 'succeed'],
  ['4000000000000002', 'visa', 'card-declined'],
  ['4000000000009995', 'visa', 'insufficient-funds'],
  ['4000002760003184', 'visa', 'authenticate'],
  ['5555555555554444', 'mastercard', 'succeed'],
  ['2223003122003222', 'mastercard', 'succeed'],
  ['378282246310005', 'amex', 'succeed'],
  ['6759649826438453', 'maestro', 'succeed'],
  ['30569309025904', 'unknown', 'succeed'],
])('knows %s as %s that does %s', (number, brand, behaviour) => {
  expect(cardBrand(number)).toBe(brand)
  expect(cardBehaviour(number)).toBe(behaviour)
})
