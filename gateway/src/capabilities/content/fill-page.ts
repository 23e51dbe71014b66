import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { ContentOf } from './content-kinds'
import { factsOf, type PageFacts, sellerFacts } from './legal/facts'
import { type Table, tableOf } from './legal/tables'

type Page = ContentOf<'page'>
type Section = Omit<Page['sections'][number], 'table'> & { table?: Table }

/** A page as its readers see it: it says what invoices, checkouts and jobs go by. */
export type FilledPage = Omit<Page, 'sections'> & {
  sections: Section[]
  /** True where it names a seller that is made up. */
  isMadeUp?: true
}

/**
 * Puts the shop's own facts where editors wrote `{{…}}`. A sentence whose fact the shop has not got is left out, and so
 * is a section without a sentence.
 */
export function fillPage(page: Page, facts: PageFacts, locale: Locale): FilledPage {
  const values = factsOf(facts, locale)
  const fill = (text: string): string[] => {
    if (namesIn(text).some((name) => values[name] === '')) return []
    return [text.replace(placeholder, (whole, name: string) => values[name] ?? whole)]
  }
  const sections = page.sections.flatMap(({ table, items, ...section }): Section[] => {
    const paragraphs = section.paragraphs.flatMap(fill)
    if (paragraphs.length === 0) return []
    return [
      {
        ...section,
        paragraphs,
        ...(items && { items: items.flatMap(fill) }),
        ...(table && { table: tableOf(table, facts, locale) }),
      },
    ]
  })
  return { ...page, sections, ...(facts.seller?.demonstration && namesSeller(page) && { isMadeUp: true }) }
}

const placeholder = /\{\{(\w+)\}\}/g
const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name)

const sellersFacts = new Set(Object.keys(sellerFacts(null, 'fr_FR')))
const namesSeller = ({ sections }: Page): boolean =>
  sections.some(
    ({ paragraphs, items = [], table }) =>
      table === 'recipients' ||
      [...paragraphs, ...items].flatMap(namesIn).some((name) => sellersFacts.has(name)),
  )
