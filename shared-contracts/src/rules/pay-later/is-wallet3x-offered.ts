import type { Locale } from '../visitor/locale'

const minCents = 3_000
const maxCents = 200_000
const markets: readonly Locale[] = ['es_ES', 'it_IT']

/** Three payments through the wallet provider: its own bounds (inclusive), not those of `payLaterMethods`. */
export function isWallet3xOffered({ amountCents, locale }: { amountCents: number; locale: Locale }): boolean {
  return amountCents >= minCents && amountCents <= maxCents && markets.includes(locale)
}
