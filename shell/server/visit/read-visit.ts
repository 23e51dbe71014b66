import type { PageLocation, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { CareHours } from '@escapade/shared-contracts/rules/text/care-hours'
import type { ShopRating } from '@escapade/shared-contracts/rules/text/shop-rating'
import { bcp47, countryOf, type Locale, pseudoLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { DeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'
import { type FlagSource, parseFlagOverrides } from './flags'
import { marketTime } from './market-clock'
import { fallbackLocale } from './markets'
import { type ResolvedLocale, resolveLocale } from './resolve-locale'
import { readSessionChoices, type SessionChoices } from './session-choices'
import { readSite, type Site } from './site'
import { visitorIdOf } from './visitor-id'

export type VisitRequest = {
  protocol: string
  host: string | undefined
  /** As sent: path and query. */
  url: string
  cookies: Record<string, string | undefined>
  acceptLanguage: string | undefined
  userAgent: string
}

export type VisitDeps = {
  flags: FlagSource
  now: () => Date
  tools: DeveloperTools
  /** True when `?lang=en-XA` is answered. */
  pseudoLocale: boolean
  publicHost: string | null
  rating?: ShopRating | null | undefined
  messenger?: string | undefined
  /** Telephone numbers of customer care by country. */
  phones?: Partial<Record<string, string | undefined>> | undefined
  hoursOf?: ((locale: Locale) => CareHours | undefined) | undefined
  /** Ids of affiliates whose visitors are not asked for their address. */
  affiliates?: string[] | undefined
}

/** A language of the market, and its home. */
export type Choice = { locale: Locale; href: string; label: string }

export type ReadVisit = {
  site: Site
  visit: Visit
  location: PageLocation
  /** Address to go to instead of answering with a page. */
  redirect?: string
  /** Languages to choose from, instead of going to one of them (SH-018). */
  splash?: Choice[]
  /** Cookies to set; null removes one. */
  cookies: Record<string, string | null>
}

/** Everything the shop knows of a request before it renders. Never throws, whatever was sent. */
export function readVisit(request: VisitRequest, deps: VisitDeps): ReadVisit {
  const { cookies, protocol, host, userAgent, acceptLanguage } = request
  const { tools, publicHost } = deps
  const { path, query, search } = splitUrl(request.url)
  const site = readSite({ protocol, host, publicHost })
  const careHost = site.customerCare
  const choices = readSessionChoices({ query, cookies, userAgent, careHost, ...deps })
  const asked = { site, path, query, cookieLocale: cookies.locale, acceptLanguage, tools }
  const resolved = resolveLocale(asked)
  const affiliate = affiliateOf({ query, cookies, deps })
  const visit = toVisit({ site, resolved, choices, deps, cookies, affiliate })
  const splash = splashOf({ site, visit, resolved, search, remembered: cookies.locale })
  const tidy = resolved.basePath + tidyPath(resolved.path)
  const redirect = resolved.redirect ?? (resolved.path === tidyPath(resolved.path) ? undefined : tidy)
  return {
    site,
    visit,
    location: { path: resolved.path, query: firstValues(query) },
    ...(splash ? { splash } : { redirect: redirect === undefined ? undefined : tidyPath(redirect) + search }),
    cookies: {
      ...choices.changes,
      ...(splash ? undefined : rememberLocale(site, resolved.locale, cookies.locale)),
      ...(affiliate && affiliate !== cookies[affiliateName] ? { [affiliateName]: affiliate } : undefined),
    },
  }
}

type Arrival = {
  site: Site
  visit: Visit
  resolved: ResolvedLocale
  search: string
  remembered: string | undefined
}

/** Where no language is in the address, none was chosen before, and the shop asks (D11). */
function splashOf({ site: { market }, visit, resolved, search, remembered }: Arrival): Choice[] | null {
  const choices = market?.locales ?? []
  const isOpen = resolved.redirect !== undefined && resolved.path === '/'
  const isAsked = isOpen && visit.flags.splash === true && !visit.customerCare
  if (!isAsked || choices.some(({ locale }) => locale === remembered)) return null
  return choices.map(({ locale, basePath, label }) => ({ locale, label, href: basePath + search }))
}

const affiliateName = 'affiliateId'

type Sent = Pick<VisitRequest, 'cookies'> & { query: URLSearchParams; deps: VisitDeps }

/** Known affiliate who sent the visitor, now or before. */
function affiliateOf({ query, cookies, deps: { affiliates = [] } }: Sent): string | undefined {
  const asked = query.get(affiliateName) ?? cookies[affiliateName]
  return affiliates.find((id) => id === asked)
}

/** Only where the host leaves a choice, and only when it is not what would come anyway. */
function rememberLocale({ market }: Site, locale: Locale, remembered: string | undefined) {
  const isChoice = !market || market.locales.length > 1
  return isChoice && locale !== (remembered ?? fallbackLocale) ? { locale } : undefined
}

function splitUrl(url: string) {
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  const search = question < 0 ? '' : url.slice(question)
  return { path: path || '/', search, query: new URLSearchParams(search) }
}

/** One address a page: no doubled slashes (which would also read as another host), none at the end. */
const tidyPath = (path: string): string => path.replace(/[/\\]{2,}/g, '/').replace(/(.)\/$/, '$1')

const maxParameters = 50

const firstValues = (query: URLSearchParams): Record<string, string> => {
  const entries = [...query].slice(0, maxParameters).reverse()
  return Object.fromEntries(entries)
}

type Facts = {
  site: Site
  resolved: ResolvedLocale
  choices: SessionChoices
  deps: VisitDeps
  cookies: VisitRequest['cookies']
  affiliate: string | undefined
}

function toVisit({ site, resolved, choices, deps, cookies, affiliate }: Facts): Visit {
  const locale = choices.pseudoTexts ? pseudoLocale : resolved.locale
  const { basePath } = resolved
  const phone = deps.phones?.[countryOf(locale)]
  const hours = deps.hoursOf?.(resolved.locale)
  const { flags, experiments } = deps.flags.flagsFor(resolved.locale, visitorIdOf(cookies))
  return {
    locale,
    textLanguage: choices.sourceTexts ? 'en' : bcp47(locale),
    basePath,
    origin: site.origin,
    now: marketTime(deps.now()),
    flags: { ...flags, ...parseFlagOverrides(choices.flags) },
    ...(experiments.length > 0 ? { experiments } : {}),
    customerCare: choices.customerCare,
    nativeApp: choices.nativeApp,
    signedIn: Boolean(cookies.accessToken),
    ...(affiliate ? { affiliate: true } : {}),
    ...(phone ? { phone } : {}),
    ...(hours ? { hours } : {}),
    ...(deps.messenger ? { messenger: deps.messenger } : {}),
    ...(deps.rating === undefined ? {} : { rating: deps.rating }),
  }
}
