import { type Locale, pseudoLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { ContentKind, ContentOf } from './content-kinds'
import type { ContentEntryTable } from './content-tables'

export type ContentEntry<K extends ContentKind = ContentKind> = {
  kind: K
  id: string
  locale: Locale
  position: number
  content: ContentOf<K>
}
type Row = Selectable<ContentEntryTable>
type Which = { kind: ContentKind; id: string; locale?: Locale | undefined }
type Filter = { kind?: ContentKind | undefined; locale?: Locale | undefined }

const entryOf = <K extends ContentKind>(row: Row): ContentEntry<K> => ({
  kind: row.kind as K,
  id: row.id,
  locale: row.locale,
  position: row.position,
  content: row.content as ContentOf<K>,
})

/** Editors write for markets: the pseudo-locale shows what they wrote for the French one. */
const editedFor = (locale: Locale): Locale => (locale === pseudoLocale ? 'fr_FR' : locale)

export const createContentRepository = (db: Db) => ({
  /** Published entries of a kind, in the editors' order. */
  async published<K extends ContentKind>(kind: K, locale?: Locale): Promise<ContentEntry<K>[]> {
    const rows = await db
      .selectFrom('contentEntry')
      .selectAll()
      .where('kind', '=', kind)
      .where('published', '=', true)
      .$if(locale !== undefined, (query) => query.where('locale', '=', editedFor(locale as Locale)))
      .orderBy('position')
      .orderBy('id')
      .orderBy('locale')
      .execute()
    return rows.map((row) => entryOf<K>(row))
  },
  async findPublished<K extends ContentKind>(
    kind: K,
    id: string,
    locale: Locale,
  ): Promise<ContentOf<K> | undefined> {
    const row = await db
      .selectFrom('contentEntry')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('locale', '=', editedFor(locale))
      .where('published', '=', true)
      .executeTakeFirst()
    return row && entryOf<K>(row).content
  },
  /** Ids of what is published about a subject, by locale. */
  async idsOfSubject(kind: ContentKind, subject: string): Promise<{ id: string; locale: Locale }[]> {
    return db
      .selectFrom('contentEntry')
      .select(['id', 'locale'])
      .where('kind', '=', kind)
      .where('published', '=', true)
      .where(sql<string>`content ->> 'subject'`, '=', subject)
      .orderBy('locale')
      .execute()
  },
  /** Everything, published or not, for operators. */
  all: ({ kind, locale }: Filter): Promise<Row[]> =>
    db
      .selectFrom('contentEntry')
      .selectAll()
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
      .$if(locale !== undefined, (query) => query.where('locale', '=', locale as Locale))
      .orderBy('kind')
      .orderBy('locale')
      .orderBy('position')
      .orderBy('id')
      .execute(),
  /** Answers how many entries it was. Without a locale: in each. */
  async setPublished({ kind, id, locale }: Which, published: boolean, now: Date): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('contentEntry')
      .set({ published, updatedAt: now })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .$if(locale !== undefined, (query) => query.where('locale', '=', locale as Locale))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
  /** From now on the entry is the editors', whatever a later release brings. */
  async put(entry: ContentEntry, now: Date): Promise<void> {
    const content = JSON.stringify(entry.content)
    const { position } = entry
    const change = { content, position, isDefault: false, updatedAt: now }
    await db
      .insertInto('contentEntry')
      .values({ ...entry, ...change, published: true })
      .onConflict((conflict) => conflict.columns(['kind', 'id', 'locale']).doUpdateSet(change))
      .execute()
  },
  /** Content of a release: of entries that editors have not written. Published or not is theirs in any case. */
  async putDefaults(entries: ContentEntry[], now: Date): Promise<void> {
    const rows = entries.map((entry) => ({
      ...entry,
      content: JSON.stringify(entry.content),
      published: true,
      isDefault: true,
      updatedAt: now,
    }))
    await db
      .insertInto('contentEntry')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'id', 'locale'])
          .doUpdateSet(({ ref }) => ({
            content: ref('excluded.content'),
            position: ref('excluded.position'),
            updatedAt: ref('excluded.updatedAt'),
          }))
          .where('contentEntry.isDefault', '=', true)
          // Entries that are as they were are left alone: caches keep what they hold.
          .where(({ or, eb, ref }) =>
            or([
              eb('contentEntry.content', '<>', ref('excluded.content')),
              eb('contentEntry.position', '<>', ref('excluded.position')),
            ]),
          ),
      )
      .execute()
  },
})

export type ContentRepository = ReturnType<typeof createContentRepository>
