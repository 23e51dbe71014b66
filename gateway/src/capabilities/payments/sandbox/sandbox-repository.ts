import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database'
import type {
  SandboxChallengeTable,
  SandboxIntentTable,
  SandboxPaymentMethodTable,
} from '../../../platform/order-tables'

export type Intent = Selectable<SandboxIntentTable>
export type Challenge = Selectable<SandboxChallengeTable>
export type StoredCard = Selectable<SandboxPaymentMethodTable>

export const createSandboxRepository = (db: Db) => ({
  addCard: (card: StoredCard) => db.insertInto('sandbox_payment_method').values(card).execute(),
  findCard: (id: string) =>
    db.selectFrom('sandbox_payment_method').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The first call with a reference makes the intent, later ones find it. */
  async intentByReference(intent: Intent): Promise<Intent> {
    await db
      .insertInto('sandbox_intent')
      .values(intent)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
    return db
      .selectFrom('sandbox_intent')
      .selectAll()
      .where('reference', '=', intent.reference)
      .executeTakeFirstOrThrow()
  },
  findIntent: (id: string) =>
    db.selectFrom('sandbox_intent').selectAll().where('id', '=', id).executeTakeFirst(),
  lockIntent: (id: string) =>
    db.selectFrom('sandbox_intent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  async changeIntent(id: string, change: Partial<Intent>): Promise<Intent> {
    return db
      .updateTable('sandbox_intent')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  addChallenge: (challenge: Challenge) => db.insertInto('sandbox_challenge').values(challenge).execute(),
  findChallenge: (id: string) =>
    db.selectFrom('sandbox_challenge').selectAll().where('id', '=', id).executeTakeFirst(),
  answerChallenge: (id: string, status: Challenge['status']) =>
    db.updateTable('sandbox_challenge').set({ status }).where('id', '=', id).execute(),
})

export type SandboxRepository = ReturnType<typeof createSandboxRepository>
