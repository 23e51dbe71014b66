import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { NewsMail } from './news-mail'

const dayMs = 86_400_000
/** A mail of news a week at most. */
const weekMs = 7 * dayMs

export type Looked = { accountId: string; locale: Locale; wishes: boolean; searches: boolean }

const wants = (kind: 'wishes' | 'searches') => sql<boolean>`profile -> 'mails' -> ${sql.lit(kind)} = 'true'`
const wantsSome = sql<SqlBool>`(${wants('wishes')} or ${wants('searches')})`

export const createNewsRepository = (db: Db) => ({
  /**
   * Accounts that want such mails, had none for a week and were not looked at since yesterday. They are taken as they
   * are answered: of gateways that ask at once, each gets others.
   */
  take: (most: number, now: Date): Promise<Looked[]> =>
    db
      .updateTable('account')
      .set({ newsLookedAt: now })
      .where('accountId', 'in', (inner) =>
        inner
          .selectFrom('account')
          .select('accountId')
          .where(wantsSome)
          .where(({ or, eb }) =>
            or([eb('newsLookedAt', 'is', null), eb('newsLookedAt', '<=', new Date(now.getTime() - dayMs))]),
          )
          .where(({ or, eb }) =>
            or([eb('newsToldAt', 'is', null), eb('newsToldAt', '<=', new Date(now.getTime() - weekMs))]),
          )
          .orderBy(sql`news_looked_at nulls first`)
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'accountId',
        sql<Locale>`profile ->> 'locale'`.as('locale'),
        wants('wishes').as('wishes'),
        wants('searches').as('searches'),
      ])
      .execute(),

  wishes: (accountId: string) =>
    db
      .selectFrom('accountWish')
      .select(['type', 'id', 'wish', 'toldCents'])
      .where('accountId', '=', accountId)
      .orderBy('savedAt', 'desc')
      .execute(),

  searches: (accountId: string) =>
    db
      .selectFrom('accountSearch')
      .select(['uri', 'search', 'toldCount'])
      .where('accountId', '=', accountId)
      .orderBy('savedAt', 'desc')
      .execute(),

  /** Notes what a mail tells: it is not told again. */
  async tell(accountId: string, { wishes, searches }: NewsMail, now: Date): Promise<void> {
    await db.updateTable('account').set({ newsToldAt: now }).where('accountId', '=', accountId).execute()
    for (const { type, id, cents } of wishes)
      await db
        .updateTable('accountWish')
        .set({ toldCents: cents })
        .where('accountId', '=', accountId)
        .where('type', '=', type)
        .where('id', '=', id)
        .execute()
    for (const { uri, count } of searches)
      await db
        .updateTable('accountSearch')
        .set({ toldCount: count })
        .where('accountId', '=', accountId)
        .where('uri', '=', uri)
        .execute()
  },

  /** Address and language of whom a mail of these kinds may go to; null where it is not wanted any more. */
  async recipient(accountId: string, kinds: { wishes: boolean; searches: boolean }) {
    const row = await db
      .selectFrom('account')
      .select([
        'email',
        sql<Locale>`profile ->> 'locale'`.as('locale'),
        wants('wishes').as('wishes'),
        wants('searches').as('searches'),
      ])
      .where('accountId', '=', accountId)
      .executeTakeFirst()
    if (!row) return null
    const isWanted = (kinds.wishes && row.wishes) || (kinds.searches && row.searches)
    return isWanted ? row : null
  },

  /** Ends both kinds. */
  async stop(accountId: string): Promise<void> {
    const none = JSON.stringify({ wishes: false, searches: false })
    await db
      .updateTable('account')
      .set({
        profile: sql`profile || jsonb_build_object('mails', coalesce(profile -> 'mails', '{}') || ${none}::jsonb)`,
      })
      .where('accountId', '=', accountId)
      .execute()
  },
})
