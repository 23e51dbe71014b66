import { inRegion } from '@escapade/shared-contracts/rules/text/regional-words'
import {
  allLocales,
  bcp47,
  type Language,
  type Locale,
  languageOf,
} from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { parseContent } from './content-kinds'
import { createContentRepository } from './content-repository'
import helpEn from './help/en.json'
import helpEs from './help/es.json'
import helpFr from './help/fr.json'
import helpIt from './help/it.json'
import helpNl from './help/nl.json'
import { defaultHome } from './home/default-home'
import legalEn from './legal/pages/en.json'
import legalEs from './legal/pages/es.json'
import legalFr from './legal/pages/fr.json'
import legalIt from './legal/pages/it.json'
import legalNl from './legal/pages/nl.json'
import en from './pages/en.json'
import es from './pages/es.json'
import fr from './pages/fr.json'
import it from './pages/it.json'
import nl from './pages/nl.json'

const source = { ...en, ...helpEn, ...legalEn }
type PageId = keyof typeof source
const pages: Record<Language, Record<PageId, unknown>> = {
  en: source,
  es: { ...es, ...helpEs, ...legalEs },
  fr: { ...fr, ...helpFr, ...legalFr },
  it: { ...it, ...helpIt, ...legalIt },
  nl: { ...nl, ...helpNl, ...legalNl },
}

export const defaultPageIds = Object.keys(source) as PageId[]

/** The text pages of a locale that every shop begins with: those that its header and footer lead to. */
export function defaultPages(locale: Locale) {
  const own = pages[languageOf(locale)]
  return defaultPageIds.map((id, index) => ({
    kind: 'page' as const,
    id,
    locale,
    position: index + 1,
    content: parseContent('page', inMarket(locale, own[id])),
  }))
}

/** A market says some words of its language otherwise. */
const inMarket = (locale: Locale, page: unknown): unknown =>
  JSON.parse(inRegion(bcp47(locale), JSON.stringify(page)))

/** Brings text pages and home to what this release says; what editors wrote is theirs, as is what they took off. */
export const addDefaultContent = (db: Db, now: Date): Promise<void> =>
  createContentRepository(db).putDefaults(
    allLocales.flatMap((locale) => [...defaultPages(locale), defaultHome(locale)]),
    now,
  )
