import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { ports } from './addresses'

/** Address of each market of a shop (D1): hosts of their own, two languages on the Belgian one. */
export const homesAt = (port: number): Record<MarketLocale, string> => ({
  fr_FR: `http://fr.localhost:${port}`,
  es_ES: `http://es.localhost:${port}`,
  it_IT: `http://it.localhost:${port}`,
  nl_NL: `http://nl.localhost:${port}`,
  fr_BE: `http://be.localhost:${port}/fr`,
  nl_BE: `http://be.localhost:${port}/nl`,
})
export const homeOf = homesAt(ports.shell)

/** A market's host of customer care. */
export const careHomeOf = (locale: MarketLocale): string => homeOf[locale].replace('://', '://customer-care.')
