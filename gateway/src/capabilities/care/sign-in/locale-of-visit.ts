import { countryOf, isLocale, type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyRequest } from 'fastify'
import { cookieOf } from '../../../platform/http/cookies/cookie-of'

/** The remembered locale where the host's market has it, else the market's first; on a host of no market France's. */
export function localeOfVisit(request: Pick<FastifyRequest, 'host' | 'headers'>): Locale {
  const labels = request.host.toLowerCase().split('.')
  const ofMarket = locales.filter((locale) => labels.includes(countryOf(locale).toLowerCase()))
  const possible = ofMarket.length > 0 ? ofMarket : locales
  const remembered = cookieOf(request, 'locale')
  return isLocale(remembered) && possible.includes(remembered) ? remembered : (possible[0] ?? 'fr_FR')
}
