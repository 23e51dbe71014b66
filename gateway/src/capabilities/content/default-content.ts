import {
  allLocales,
  isLocale,
  type Language,
  type Locale,
  languageOf,
  type MarketLocale,
} from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { retentionDays } from '../../platform/retention'
import { parseContent } from './content-kinds'
import { createContentRepository } from './content-repository'
import { defaultHome } from './home/default-home'
import en from './pages/en.json'
import es from './pages/es.json'
import fr from './pages/fr.json'
import frBE from './pages/fr-BE.json'
import it from './pages/it.json'
import nl from './pages/nl.json'
import nlBE from './pages/nl-BE.json'

type PageId = keyof typeof en
const pages: Record<Language, Record<PageId, unknown>> = { en, es, fr, it, nl }
type Overrides = Partial<Record<PageId, unknown>>
/** Pages that a locale needs other texts of than the first one of its language. */
const overrides: Record<MarketLocale, Overrides> = {
  fr_FR: {},
  es_ES: {},
  fr_BE: frBE,
  nl_NL: {},
  nl_BE: nlBE,
  it_IT: {},
}

export const defaultPageIds = Object.keys(en) as PageId[]

/** The text pages of a locale that every shop begins with: those that its header and footer lead to. */
export function defaultPages(locale: Locale) {
  const own = { ...pages[languageOf(locale)], ...(isLocale(locale) ? overrides[locale] : {}) }
  return defaultPageIds.map((id, index) => ({
    kind: 'page' as const,
    id,
    locale,
    position: index + 1,
    content: parseContent('page', withTerms(own[id])),
  }))
}

const daysOfYear = 365

/** The page on privacy names the terms that jobs delete by. */
const terms: Record<string, number> = {
  paidOrderYears: Math.floor(retentionDays.paidOrders / daysOfYear),
  unpaidOrderDays: retentionDays.unpaidOrders,
  caseYears: Math.floor(retentionDays.cases / daysOfYear),
  reviewYears: Math.floor(retentionDays.guestReviews / daysOfYear),
  telemetryDays: retentionDays.telemetry,
}

const withTerms = (page: unknown): unknown =>
  JSON.parse(JSON.stringify(page).replace(/\{\{(\w+)\}\}/g, (whole, name) => String(terms[name] ?? whole)))

/** Brings text pages and home to what this release says; what editors wrote is theirs, as is what they took off. */
export const addDefaultContent = (db: Db, now: Date): Promise<void> =>
  createContentRepository(db).putDefaults(
    allLocales.flatMap((locale) => [...defaultPages(locale), defaultHome(locale)]),
    now,
  )
