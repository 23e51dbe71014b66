import type { PaymentRefusal } from '../payment-provider'

export type CardProblem = 'card-number-incorrect' | 'card-expired' | 'security-code-incorrect'
export type Card = { number: string; expiryMonth: number; expiryYear: number; cvc: string }
/** Behaviour of the sandbox when a card is charged. */
export type CardBehaviour =
  | 'succeed'
  | 'authenticate'
  /** Succeeds at first, and refuses every instalment after that. */
  | 'refuse-later'
  | Extract<PaymentRefusal, 'card-declined' | 'insufficient-funds'>

/** Check digit of card numbers (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, figure, index) => {
    const doubled = Number(figure) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** `today`: yyyy-MM-dd. A card is good until the last day of its month. */
export function checkCard({ card, today }: { card: Card; today: string }): CardProblem | null {
  if (!passesLuhn(card.number)) return 'card-number-incorrect'
  const month = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}`
  if (month < today.slice(0, 7)) return 'card-expired'
  const digits = cardBrand(card.number) === 'amex' ? 4 : 3
  return card.cvc.length === digits ? null : 'security-code-incorrect'
}

const brands: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(50|5[6-9]|6)/, 'maestro'],
]

export const cardBrand = (number: string): string =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown'

const testCards: Record<string, CardBehaviour> = {
  '4000000000000002': 'card-declined',
  '4000000000009995': 'insufficient-funds',
  '4000002760003184': 'authenticate',
  '4000000000000341': 'refuse-later',
}

/** Every well-formed card succeeds, save the test numbers known for something else. */
export const cardBehaviour = (number: string): CardBehaviour => testCards[number] ?? 'succeed'
