import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type {
  SandboxChallengeTable,
  SandboxDisputeTable,
  SandboxInstalmentTable,
  SandboxIntentTable,
  SandboxPaymentMethodTable,
} from './sandbox-tables'

export type Intent = Selectable<SandboxIntentTable>
export type Challenge = Selectable<SandboxChallengeTable>
export type Instalment = Selectable<SandboxInstalmentTable>
type InstalmentId = Pick<Instalment, 'intentId' | 'position'>
export type Dispute = Selectable<SandboxDisputeTable>
export type StoredCard = Selectable<SandboxPaymentMethodTable>

export const createSandboxRepository = (db: Db) => ({
  addCard: (card: StoredCard) => db.insertInto('sandboxPaymentMethod').values(card).execute(),
  findCard: (id: string) =>
    db.selectFrom('sandboxPaymentMethod').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The first call with a reference makes the intent, later ones find it. */
  async intentByReference(intent: Intent): Promise<Intent> {
    const made = await db
      .insertInto('sandboxIntent')
      .values({ ...intent, payLater: JSON.stringify(intent.payLater) })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) return made
    return db
      .selectFrom('sandboxIntent')
      .selectAll()
      .where('reference', '=', intent.reference)
      .executeTakeFirstOrThrow()
  },
  findIntent: (id: string) =>
    db.selectFrom('sandboxIntent').selectAll().where('id', '=', id).executeTakeFirst(),
  lockIntent: (id: string) =>
    db.selectFrom('sandboxIntent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  async changeIntent(id: string, change: Updateable<SandboxIntentTable>): Promise<Intent> {
    return db
      .updateTable('sandboxIntent')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  addChallenge: (challenge: Challenge) => db.insertInto('sandboxChallenge').values(challenge).execute(),
  findChallenge: (id: string) =>
    db.selectFrom('sandboxChallenge').selectAll().where('id', '=', id).executeTakeFirst(),
  answerChallenge: (id: string, status: Challenge['status']) =>
    db.updateTable('sandboxChallenge').set({ status }).where('id', '=', id).execute(),

  /** Payments that a bank is still at, whose question was asked before. */
  findSlow: (askedBefore: Date) =>
    db
      .selectFrom('sandboxIntent as i')
      .innerJoin('sandboxChallenge as c', 'c.id', 'i.challengeId')
      .select('i.id')
      .where('i.status', '=', 'processing')
      .where('c.createdAt', '<', askedBefore)
      .execute(),

  /** False when this reference has given back already. */
  async addRefund(refund: { reference: string; intentId: string; amountCents: number; createdAt: Date }) {
    const row = await db
      .insertInto('sandboxRefund')
      .values({ ...refund, changedAt: refund.createdAt })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst()
    return row !== undefined
  },
  refundsOf: (intentId: string) =>
    db
      .selectFrom('sandboxRefund')
      .selectAll()
      .where('intentId', '=', intentId)
      .orderBy('createdAt')
      .orderBy('reference')
      .execute(),
  /** Undefined when it has failed before. */
  failRefund: (reference: string, at: Date) =>
    db
      .updateTable('sandboxRefund')
      .set({ status: 'failed', changedAt: at })
      .where('reference', '=', reference)
      .where('status', '=', 'done')
      .returningAll()
      .executeTakeFirst(),
  disputesOf: (intentId: string) =>
    db
      .selectFrom('sandboxDispute')
      .selectAll()
      .where('intentId', '=', intentId)
      .orderBy('changedAt')
      .orderBy('id')
      .execute(),
  addDispute: (dispute: Dispute) => db.insertInto('sandboxDispute').values(dispute).execute(),
  /** Undefined when it has ended before. */
  endDispute: (id: string, status: 'won' | 'lost', at: Date) =>
    db
      .updateTable('sandboxDispute')
      .set({ status, changedAt: at })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst(),
  async changedSince(since: Date): Promise<string[]> {
    const refunds = db.selectFrom('sandboxRefund').select('intentId').where('changedAt', '>=', since)
    const disputes = db.selectFrom('sandboxDispute').select('intentId').where('changedAt', '>=', since)
    const rows = await refunds.union(disputes).execute()
    return rows.map(({ intentId }) => intentId)
  },
  addInstalments: (rows: Instalment[]) => db.insertInto('sandboxInstalment').values(rows).execute(),
  /** Those that are not taken yet, the last first. */
  openInstalments: (intentId: string): Promise<Instalment[]> =>
    db
      .selectFrom('sandboxInstalment')
      .selectAll()
      .where('intentId', '=', intentId)
      .where('takenAt', 'is', null)
      .orderBy('position', 'desc')
      .execute(),
  changeInstalment: ({ intentId, position }: Instalment, amountCents: number) =>
    db
      .updateTable('sandboxInstalment')
      .set({ amountCents })
      .where('intentId', '=', intentId)
      .where('position', '=', position)
      .execute(),
  /** Due and not asked for today, with what the card does. */
  dueInstalments: ({ today, mostTries }: { today: string; mostTries: number }) =>
    db
      .selectFrom('sandboxInstalment as i')
      .innerJoin('sandboxIntent as p', 'p.id', 'i.intentId')
      .leftJoin('sandboxPaymentMethod as m', 'm.id', 'p.paymentMethod')
      .select(['i.intentId', 'i.position', 'm.behaviour'])
      .where('i.takenAt', 'is', null)
      .where('i.due', '<=', today)
      .where('i.tries', '<', mostTries)
      .where((row) => row.or([row('i.triedOn', 'is', null), row('i.triedOn', '<', today)]))
      .execute(),
  noteTaken: ({ intentId, position }: InstalmentId, at: Date) =>
    db
      .updateTable('sandboxInstalment')
      .set({ takenAt: at })
      .where('intentId', '=', intentId)
      .where('position', '=', position)
      .execute(),
  noteRefusal: ({ intentId, position }: InstalmentId, today: string) =>
    db
      .updateTable('sandboxInstalment')
      .set((row) => ({ tries: row('tries', '+', 1), triedOn: today }))
      .where('intentId', '=', intentId)
      .where('position', '=', position)
      .execute(),
  refusedInstalments: ({ tries, since }: { tries: number; since: string }): Promise<Instalment[]> =>
    db
      .selectFrom('sandboxInstalment')
      .selectAll()
      .where('takenAt', 'is', null)
      .where('amountCents', '>', 0)
      .where('tries', '>=', tries)
      .where('triedOn', '>=', since)
      .execute(),
})

export type SandboxRepository = ReturnType<typeof createSandboxRepository>
