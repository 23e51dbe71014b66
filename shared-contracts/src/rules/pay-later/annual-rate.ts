import { diffDays } from '../dates/days'

type Payment = { amount: number; date: string }

const daysOfYear = 365
/** Rates above it are not worth more digits. */
const mostPercent = 100_000

/** Value on the first day of what is paid later, at a yearly rate of so many parts of one. */
const presentValue = (payments: readonly Payment[], today: string, rate: number) =>
  payments.reduce(
    (sum, { amount, date }) => sum + amount / (1 + rate) ** (diffDays(today, date) / daysOfYear),
    0,
  )

/**
 * Annual percentage rate of charge of a credit that is drawn today, rounded to a tenth of a percent (Directive (EU)
 * 2023/2225, annex III: https://eur-lex.europa.eu/eli/dir/2023/2225/oj): the rate at which its payments are worth what
 * was lent. Cents; days as yyyy-MM-dd. 0 where nothing is charged.
 */
export function annualRate({
  amountCents,
  payments,
  today,
}: {
  amountCents: number
  payments: readonly Payment[]
  today: string
}): number {
  if (payments.reduce((sum, { amount }) => sum + amount, 0) <= amountCents) return 0
  let [low, high] = [0, mostPercent / 100]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (presentValue(payments, today, middle) > amountCents) low = middle
    else high = middle
  }
  return Math.round(high * 1000) / 10
}
