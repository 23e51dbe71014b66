import type { LocalTax } from './local-tax-breakdown'

/**
 * True when a page has to say that the price does not include the local tax. The specification words it the other way
 * round ("if not paid at the hotel"); a visitor must not be told to pay again what today's price already holds.
 */
export function showsLocalTaxOnSite({
  localTax,
}: {
  localTax: Pick<LocalTax, 'toBePaidAtHotel'> | null
}): boolean {
  return localTax?.toBePaidAtHotel === true
}
