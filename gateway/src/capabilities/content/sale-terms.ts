import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { createContentRepository } from './content-repository'

export type SaleTerms = { title: string; sections: { heading: string; paragraphs: string[] }[] }

/** Terms of sale as they are published now: the mail of a purchase takes them along. Null while there are none. */
export async function readSaleTerms(db: Db, locale: Locale): Promise<SaleTerms | null> {
  const page = await createContentRepository(db).findPublished('page', 'terms', locale)
  if (!page) return null
  const sections = page.sections.map(({ heading, paragraphs }) => ({ heading: heading ?? '', paragraphs }))
  return { title: page.title, sections }
}
