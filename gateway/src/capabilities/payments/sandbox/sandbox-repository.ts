import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type {
  SandboxChallengeTable,
  SandboxInstalmentTable,
  SandboxIntentTable,
  SandboxPaymentMethodTable,
} from './sandbox-tables'

export type Intent = Selectable<SandboxIntentTable>
export type Challenge = Selectable<SandboxChallengeTable>
export type Instalment = Selectable<SandboxInstalmentTable>
type InstalmentId = Pick<Instalment, 'intent_id' | 'position'>
export type StoredCard = Selectable<SandboxPaymentMethodTable>

export const createSandboxRepository = (db: Db) => ({
  addCard: (card: StoredCard) => db.insertInto('sandbox_payment_method').values(card).execute(),
  findCard: (id: string) =>
    db.selectFrom('sandbox_payment_method').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The first call with a reference makes the intent, later ones find it. */
  async intentByReference(intent: Intent): Promise<Intent> {
    const made = await db
      .insertInto('sandbox_intent')
      .values({ ...intent, pay_later: JSON.stringify(intent.pay_later) })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) return made
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
  async changeIntent(id: string, change: Updateable<SandboxIntentTable>): Promise<Intent> {
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

  /** Payments that a bank is still at, whose question was asked before. */
  findSlow: (askedBefore: Date) =>
    db
      .selectFrom('sandbox_intent as i')
      .innerJoin('sandbox_challenge as c', 'c.id', 'i.challenge_id')
      .select('i.id')
      .where('i.status', '=', 'processing')
      .where('c.created_at', '<', askedBefore)
      .execute(),

  /** False when this reference has given back already. */
  async addRefund(refund: { reference: string; intent_id: string; amount_cents: number; created_at: Date }) {
    const row = await db
      .insertInto('sandbox_refund')
      .values(refund)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst()
    return row !== undefined
  },
  addInstalments: (rows: Instalment[]) => db.insertInto('sandbox_instalment').values(rows).execute(),
  /** Those that are not taken yet, the last first. */
  openInstalments: (intentId: string): Promise<Instalment[]> =>
    db
      .selectFrom('sandbox_instalment')
      .selectAll()
      .where('intent_id', '=', intentId)
      .where('taken_at', 'is', null)
      .orderBy('position', 'desc')
      .execute(),
  changeInstalment: ({ intent_id, position }: Instalment, amountCents: number) =>
    db
      .updateTable('sandbox_instalment')
      .set({ amount_cents: amountCents })
      .where('intent_id', '=', intent_id)
      .where('position', '=', position)
      .execute(),
  /** Due and not asked for today, with what the card does. */
  dueInstalments: ({ today, mostTries }: { today: string; mostTries: number }) =>
    db
      .selectFrom('sandbox_instalment as i')
      .innerJoin('sandbox_intent as p', 'p.id', 'i.intent_id')
      .leftJoin('sandbox_payment_method as m', 'm.id', 'p.payment_method')
      .select(['i.intent_id', 'i.position', 'm.behaviour'])
      .where('i.taken_at', 'is', null)
      .where('i.due', '<=', today)
      .where('i.tries', '<', mostTries)
      .where((row) => row.or([row('i.tried_on', 'is', null), row('i.tried_on', '<', today)]))
      .execute(),
  noteTaken: ({ intent_id, position }: InstalmentId, at: Date) =>
    db
      .updateTable('sandbox_instalment')
      .set({ taken_at: at })
      .where('intent_id', '=', intent_id)
      .where('position', '=', position)
      .execute(),
  noteRefusal: ({ intent_id, position }: InstalmentId, today: string) =>
    db
      .updateTable('sandbox_instalment')
      .set((row) => ({ tries: row('tries', '+', 1), tried_on: today }))
      .where('intent_id', '=', intent_id)
      .where('position', '=', position)
      .execute(),
  refusedInstalments: ({ tries, since }: { tries: number; since: string }): Promise<Instalment[]> =>
    db
      .selectFrom('sandbox_instalment')
      .selectAll()
      .where('taken_at', 'is', null)
      .where('amount_cents', '>', 0)
      .where('tries', '>=', tries)
      .where('tried_on', '>=', since)
      .execute(),
})

export type SandboxRepository = ReturnType<typeof createSandboxRepository>
