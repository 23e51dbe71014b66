import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'

/** Readers of an answer who said on a day that it helped, and those whom it did not help. No reader is named. */
type HelpVoteTable = { article: string; locale: Locale; day: string; helped: number; missed: number }

declare module '../../../platform/database/tables' {
  interface Database {
    helpVote: HelpVoteTable
  }
}

type Vote = { article: string; locale: Locale; day: string; helped: boolean }

export async function countVote(db: Db, { helped, ...which }: Vote): Promise<void> {
  const column = helped ? 'helped' : 'missed'
  await db
    .insertInto('helpVote')
    .values({ ...which, helped: helped ? 1 : 0, missed: helped ? 0 : 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['article', 'locale', 'day'])
        .doUpdateSet({ [column]: sql`help_vote.${sql.ref(column)} + 1` }),
    )
    .execute()
}

/** Votes on each answer; those that helped least come first. */
export const readVotes = (db: Db, locale?: Locale) =>
  db
    .selectFrom('helpVote')
    .select(({ fn }) => [
      'article',
      'locale',
      fn.sum<number>('helped').as('helped'),
      fn.sum<number>('missed').as('missed'),
      fn.max('day').as('lastDay'),
    ])
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale as Locale))
    .groupBy(['article', 'locale'])
    .orderBy('missed', 'desc')
    .orderBy('article')
    .orderBy('locale')
    .execute()
