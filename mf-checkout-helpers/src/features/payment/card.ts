import type { CardTokenRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'

export type CardDraft = { number: string; expiry: string; cvc: string }
export type CardField = keyof CardDraft
type CardProblem = 'mandatory' | 'cardNumber' | 'cardExpiry' | 'cardExpired' | 'cardCvc'
export type CardProblems = Partial<Record<CardField, CardProblem>>

export const emptyCard: CardDraft = { number: '', expiry: '', cvc: '' }

const digits = (text: string) => text.replace(/\D/g, '')

/** `4242424242424242` → `4242 4242 4242 4242` while typing. */
export const formatCardNumber = (typed: string): string =>
  digits(typed)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')

/** `1228` → `12 / 28` while typing; a lone slash can be erased. */
export function formatExpiry(typed: string, before: string): string {
  const figures = digits(typed).slice(0, 4)
  const erasing = typed.length < before.length
  if (figures.length < 2 || (figures.length === 2 && erasing)) return figures
  return `${figures.slice(0, 2)} / ${figures.slice(2)}`
}

/** Check digit of card numbers (ISO/IEC 7812). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, figure, index) => {
    const doubled = Number(figure) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

type Expiry = { month: number; year: number }

function parseExpiry(expiry: string): Expiry | null {
  const figures = digits(expiry)
  const month = Number(figures.slice(0, 2))
  return figures.length === 4 && month >= 1 && month <= 12
    ? { month, year: 2000 + Number(figures.slice(2)) }
    : null
}

function checkExpiry(expiry: string, now: string): CardProblem | null {
  if (!expiry.trim()) return 'mandatory'
  const parsed = parseExpiry(expiry)
  if (!parsed) return 'cardExpiry'
  const month = `${parsed.year}-${String(parsed.month).padStart(2, '0')}`
  return month < now.slice(0, 7) ? 'cardExpired' : null
}

function checkNumber(number: string): CardProblem | null {
  const figures = digits(number)
  if (!figures) return 'mandatory'
  return figures.length >= 12 && passesLuhn(figures) ? null : 'cardNumber'
}

function checkCvc(cvc: string): CardProblem | null {
  if (!cvc.trim()) return 'mandatory'
  return /^\d{3,4}$/.test(cvc.trim()) ? null : 'cardCvc'
}

/** First problem of each field. `now` is the market's wall clock. */
export function checkCard(card: CardDraft, now: string): CardProblems {
  const found = {
    number: checkNumber(card.number),
    expiry: checkExpiry(card.expiry, now),
    cvc: checkCvc(card.cvc),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** Card as the payment provider takes it; only meaningful when `checkCard` found nothing. */
export function toCardToken(card: CardDraft): CardTokenRequest {
  const { month, year } = parseExpiry(card.expiry) ?? { month: 0, year: 0 }
  return { number: digits(card.number), expiryMonth: month, expiryYear: year, cvc: card.cvc.trim() }
}
