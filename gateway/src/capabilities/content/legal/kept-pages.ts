import { createHash } from 'node:crypto'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import { createContentRepository } from '../content-repository'
import { type FilledPage, fillPage } from '../fill-page'
import type { PageFacts } from './facts'
import { withoutLinks } from './links'

/** Another one once editors, a release or the seller's facts change what a page says. */
export const versionOf = (page: FilledPage): string =>
  createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 12)

type Which = { id: string; locale: Locale }

/** Pages of law as buyers were shown them: the versions that orders were made under can be read for good. */
export function createKeptPages(facts: PageFacts) {
  const now = async (db: Db, { id, locale }: Which): Promise<FilledPage | null> => {
    const page = await createContentRepository(db).findPublished('page', id, locale)
    return page ? fillPage(page, facts, locale) : null
  }
  /** Keeps a page as it is now; answers its version, null while it is not published. */
  async function keep(db: Db, which: Which, at: Date): Promise<string | null> {
    const page = await now(db, which)
    if (!page) return null
    const version = versionOf(page)
    await db
      .insertInto('pageVersion')
      .values({ version, ...which, content: JSON.stringify(page), firstAt: at })
      .onConflict((conflict) => conflict.columns(['version', 'id', 'locale']).doNothing())
      .execute()
    return version
  }
  return {
    /** Versions of the texts that a contract is made under: terms of sale, and the standard information of a package. */
    async keepTexts(db: Db, { locale, isPackage }: { locale: Locale; isPackage: boolean }, at: Date) {
      return {
        termsVersion: await keep(db, { id: 'terms', locale }, at),
        travelForm: isPackage ? await keep(db, { id: 'package-travel', locale }, at) : null,
      }
    },
    /** The terms of a version, which mails of its orders take along. */
    async termsOf(db: Db, { version, locale }: { version: string; locale: Locale }) {
      const page = await findKept(db, { id: 'terms', locale, version })
      if (!page) return null
      const sections = page.content.sections.map(({ heading = '', paragraphs, items = [] }) => ({
        heading,
        paragraphs: [...paragraphs, ...items].map(withoutLinks),
      }))
      return { title: page.content.title, sections }
    },
  }
}

/** A page as it was in a version, with the day on which it was first bought under. */
export async function findKept(
  db: Db,
  { id, locale, version }: Which & { version: string },
): Promise<{ content: FilledPage; firstAt: Date } | undefined> {
  const row = await db
    .selectFrom('pageVersion')
    .select(['content', 'firstAt'])
    .where('version', '=', version)
    .where('id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row && { content: row.content as unknown as FilledPage, firstAt: new Date(row.firstAt) }
}
