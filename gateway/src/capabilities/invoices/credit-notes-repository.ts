import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { CreditNoteContent, CreditNoteTable } from './invoice-tables'

export type CreditNote = Selectable<CreditNoteTable>
type NewCreditNote = Omit<CreditNote, 'content'> & { content: CreditNoteContent }

export const createCreditNotesRepository = (db: Db) => ({
  ofReturn: (returnId: string): Promise<CreditNote | undefined> =>
    db.selectFrom('creditNote').selectAll().where('returnId', '=', returnId).executeTakeFirst(),
  add: ({ content, ...note }: NewCreditNote) =>
    db
      .insertInto('creditNote')
      .values({ ...note, content: JSON.stringify(content) })
      .execute(),
})
