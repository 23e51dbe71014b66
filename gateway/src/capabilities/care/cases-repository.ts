import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { ContactCaseTable } from './care-tables'

export type ContactCase = Selectable<ContactCaseTable>
export type CaseStatus = ContactCase['status']

/** No 0 and O, 1 and I: the number is read out on the telephone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const newCaseNumber = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

export const createCasesRepository = (db: Db) => ({
  async add(contact: ContactCase): Promise<void> {
    await db.insertInto('contactCase').values(contact).execute()
  },
  find: (caseNumber: string): Promise<ContactCase | undefined> =>
    db.selectFrom('contactCase').selectAll().where('caseNumber', '=', caseNumber).executeTakeFirst(),
  /** Holds the case until the transaction ends. */
  lock: (caseNumber: string): Promise<ContactCase | undefined> =>
    db
      .selectFrom('contactCase')
      .selectAll()
      .where('caseNumber', '=', caseNumber)
      .forUpdate()
      .executeTakeFirst(),
  /** Newest first. */
  latest: ({ status, limit }: { status?: CaseStatus | undefined; limit: number }): Promise<ContactCase[]> =>
    db
      .selectFrom('contactCase')
      .selectAll()
      .$if(status !== undefined, (query) => query.where('status', '=', status as CaseStatus))
      .orderBy('createdAt', 'desc')
      .orderBy('caseNumber')
      .limit(limit)
      .execute(),
  /** Answers the case as it is now; undefined when there is none. */
  change: (
    caseNumber: string,
    change: { status: CaseStatus; answer?: string },
    now: Date,
  ): Promise<ContactCase | undefined> =>
    db
      .updateTable('contactCase')
      .set({ ...change, updatedAt: now })
      .where('caseNumber', '=', caseNumber)
      .returningAll()
      .executeTakeFirst(),
  forget: (before: Date) => db.deleteFrom('contactCase').where('updatedAt', '<', before).execute(),
})
