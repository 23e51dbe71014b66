import { isLocale, type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { DeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'
import { acceptedLanguages } from './accept-language'
import { fallbackLocale, type Market, markets } from './markets'
import type { Site } from './site'

export type LocaleRequest = {
  site: Site
  /** Path with any prefix. */
  path: string
  query: URLSearchParams
  cookieLocale: string | undefined
  acceptLanguage: string | undefined
  tools: DeveloperTools
}

export type ResolvedLocale = {
  locale: Locale
  basePath: string
  /** Path without basePath, always with a slash in front. */
  path: string
  /** Path to go to instead: the market has several languages and the address names none. */
  redirect?: string
}

const multilingual = markets.filter(({ locales }) => locales.length > 1)

/** Market and locale of a request (D1): by host, then by path prefix; see the table in `markets.ts`. */
export function resolveLocale(request: LocaleRequest): ResolvedLocale {
  const { market } = request.site
  if (!market) return onPlainHost(request)
  const [only, ...others] = market.locales
  if (only && others.length === 0) return { locale: only.locale, basePath: '', path: request.path }
  return byPrefix([market], request.path) ?? chooseLanguage(market, request)
}

/** The prefix of a market with several languages, when the path starts with one. */
function byPrefix(among: Market[], path: string): ResolvedLocale | null {
  const entries = among.flatMap(({ locales }) => locales)
  const found = entries.find(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
  return found ? { ...found, path: path.slice(found.basePath.length) || '/' } : null
}

function chooseLanguage(market: Market, request: LocaleRequest): ResolvedLocale {
  const languages = acceptedLanguages(request.acceptLanguage)
  const accepted = languages.flatMap((language) =>
    market.locales.filter(({ locale }) => languageOf(locale) === language),
  )
  const remembered = market.locales.find(({ locale }) => locale === request.cookieLocale)
  const { locale, basePath } = remembered ?? accepted[0] ?? defaultOf(market)
  return {
    locale,
    basePath,
    path: request.path,
    redirect: basePath + (request.path === '/' ? '' : request.path),
  }
}

function defaultOf(market: Market) {
  const [first] = market.locales
  if (!first) throw new Error(`Market ${market.country} has no locale`)
  return first
}

/** A host of no market: all locales in one place, chosen by the query, then a cookie. Customer-care hosts as well. */
function onPlainHost({ site, path, query, cookieLocale, tools }: LocaleRequest): ResolvedLocale {
  const prefixed = byPrefix(multilingual, path)
  if (prefixed) return prefixed
  const free = tools.has('locale') || site.customerCare
  const asked = free ? (query.get('locale') ?? cookieLocale) : undefined
  return { locale: isLocale(asked) ? asked : fallbackLocale, basePath: '', path }
}
