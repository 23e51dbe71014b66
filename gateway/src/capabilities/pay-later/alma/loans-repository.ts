import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { LoanTable } from '../loan-tables'

export type Loan = Selectable<LoanTable>

/** Payments of ours that Alma takes instead of the bank, one loan each. */
export const createLoansRepository = (db: Db) => ({
  find: (intentId: string): Promise<Loan | undefined> =>
    db.selectFrom('loan').selectAll().where('intentId', '=', intentId).executeTakeFirst(),
  async save(loan: Loan): Promise<void> {
    await db
      .insertInto('loan')
      .values(loan)
      .onConflict((conflict) => conflict.column('intentId').doUpdateSet(loan))
      .execute()
  },
  async capture(intentId: string, at: Date): Promise<void> {
    await db
      .updateTable('loan')
      .set({ capturedAt: at })
      .where('intentId', '=', intentId)
      .where('capturedAt', 'is', null)
      .execute()
  },
  async remove(intentId: string): Promise<void> {
    await db.deleteFrom('loan').where('intentId', '=', intentId).execute()
  },
})
