import type { Selectable } from 'kysely'
import { type InCamelCase, inCamelCase } from '../../platform/database/camel-case'
import type { Db } from '../../platform/database/database'
import type { CreditNoteContent, CreditNoteTable } from './invoice-tables'

export type CreditNote = Selectable<InCamelCase<CreditNoteTable>>
type NewCreditNote = Omit<CreditNote, 'content'> & { content: CreditNoteContent }

export const createCreditNotesRepository = (database: Db) => {
  const db = inCamelCase(database)
  return {
    ofReturn: (returnId: string): Promise<CreditNote | undefined> =>
      db.selectFrom('creditNote').selectAll().where('returnId', '=', returnId).executeTakeFirst(),
    add: ({ content, ...note }: NewCreditNote) =>
      db
        .insertInto('creditNote')
        .values({ ...note, content: JSON.stringify(content) })
        .execute(),
  }
}
