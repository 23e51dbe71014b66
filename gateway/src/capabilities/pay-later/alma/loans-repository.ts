import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { LoanTable } from '../loan-tables'

export type Loan = Selectable<LoanTable>

/** Which payments of ours Alma takes instead of the bank, one each. */
export const createLoansRepository = (db: Db) => ({
  find: (intentId: string): Promise<Loan | undefined> =>
    db.selectFrom('loan').selectAll().where('intent_id', '=', intentId).executeTakeFirst(),
  async save(loan: Loan): Promise<void> {
    await db
      .insertInto('loan')
      .values(loan)
      .onConflict((conflict) => conflict.column('intent_id').doUpdateSet(loan))
      .execute()
  },
  async capture(intentId: string, at: Date): Promise<void> {
    await db
      .updateTable('loan')
      .set({ captured_at: at })
      .where('intent_id', '=', intentId)
      .where('captured_at', 'is', null)
      .execute()
  },
  async remove(intentId: string): Promise<void> {
    await db.deleteFrom('loan').where('intent_id', '=', intentId).execute()
  },
})
