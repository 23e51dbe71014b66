import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { ports } from './addresses'

/** Address of each market (D1): hosts of their own, two languages on the Belgian one. */
export const homeOf: Record<MarketLocale, string> = {
  fr_FR: `http://fr.localhost:${ports.shell}`,
  es_ES: `http://es.localhost:${ports.shell}`,
  it_IT: `http://it.localhost:${ports.shell}`,
  nl_NL: `http://nl.localhost:${ports.shell}`,
  fr_BE: `http://be.localhost:${ports.shell}/fr`,
  nl_BE: `http://be.localhost:${ports.shell}/nl`,
}

/** A market's host of customer care. */
export const careHomeOf = (locale: MarketLocale): string => homeOf[locale].replace('://', '://customer-care.')
