import { randomUUID } from 'node:crypto'
import type {
  Approval,
  ApprovalWish,
  NewApproval,
} from '@escapade/shared-contracts/api/desk/approvals-schemas'
import type { NewDecision } from '@escapade/shared-contracts/api/desk/decision-schemas'
import type { Selectable } from 'kysely'
import { type Caller, requireAgent } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { type ActName, refusalByStatus } from '../access/act-rules'
import type { MailboxCorrection } from '../acts/correct-mailbox'
import type { OrderApprovalTable } from '../records/approval-tables'
import { findOrder } from '../records/find-order'
import type { DeskRefunds } from './desk-refunds'

type Deps = {
  db: Db
  clock: Clock
  refunds: Pick<DeskRefunds, 'cancel' | 'giveBack' | 'giveGift'>
  correctMailbox: (correction: MailboxCorrection) => Promise<void>
}
type Asking = NewApproval & { orderUUID: string; caller: Caller }
type Deciding = Required<NewDecision> & { orderUUID: string; approvalId: string; caller: Caller }
type Row = Selectable<OrderApprovalTable>

/** Those that were decided are shown for so long. */
const shownMs = 7 * 86_400_000
const mostShown = 200

/** Acts that an agent asks for and a lead decides on: the lead does them, and the agent sees what became of it. */
export const createApprovals = (deps: Deps) => ({
  async ask({ orderUUID, wish, reason, caller }: Asking): Promise<Approval> {
    const { db, clock } = deps
    const { status, bookingNumber } = await findOrder(db, orderUUID)
    const refusal = refusalByStatus(wish.act satisfies ActName, status)
    if (refusal) throw new AppError(refusal)
    const row: Row = {
      approvalId: randomUUID(),
      orderUUID,
      wish,
      reason,
      askedBy: requireAgent(caller).email,
      askedAt: clock.instant(),
      outcome: null,
      answer: null,
      decidedBy: null,
      decidedAt: null,
    }
    await db
      .insertInto('orderApproval')
      .values({ ...row, wish: JSON.stringify(wish) })
      .execute()
    return present({ ...row, bookingNumber })
  },

  async list(caller: Caller): Promise<Approval[]> {
    const since = new Date(deps.clock.instant().getTime() - shownMs)
    const { email, isLead } = requireAgent(caller)
    const asked = select(deps.db).$if(!isLead, (query) => query.where('askedBy', '=', email))
    const [waiting, decided] = await Promise.all([
      asked.where('outcome', 'is', null).orderBy('askedAt').limit(mostShown).execute(),
      asked.where('decidedAt', '>', since).orderBy('decidedAt', 'desc').limit(mostShown).execute(),
    ])
    return [...waiting, ...decided].map(present)
  },

  /** The act comes first, and is safe to repeat: an approval that says "approved" is one that was carried out. */
  async decide({ orderUUID, approvalId, outcome, answer, caller }: Deciding): Promise<Approval> {
    const { db, clock } = deps
    const row = await select(db)
      .where('approvalId', '=', approvalId)
      .where('a.orderUUID', '=', orderUUID)
      .executeTakeFirst()
    if (!row) throw new AppError('approval-not-found')
    const decidedBy = requireAgent(caller).email
    if (row.askedBy === decidedBy) throw new AppError('second-person-required')
    if (row.outcome !== null && row.outcome !== outcome) throw new AppError('approval-decided')
    if (row.outcome !== null) return present(row)
    if (outcome === 'approved') await carryOut(deps, row, caller)
    const decision = { outcome, answer: answer || null, decidedBy, decidedAt: clock.instant() }
    const decided = await db
      .updateTable('orderApproval')
      .set(decision)
      .where('approvalId', '=', approvalId)
      .where('outcome', 'is', null)
      .returning('approvalId')
      .executeTakeFirst()
    // Another lead was faster: what they have decided counts.
    if (!decided) throw new AppError('approval-decided')
    return present({ ...row, ...decision })
  },
})

/** Acts on an order that a lead was asked for, the newest first. */
export async function approvalsOf(db: Db, orderUUID: string): Promise<Approval[]> {
  const rows = await select(db)
    .where('a.orderUUID', '=', orderUUID)
    .orderBy('askedAt', 'desc')
    .orderBy('approvalId')
    .execute()
  return rows.map(present)
}

const select = (db: Db) =>
  db
    .selectFrom('orderApproval as a')
    .innerJoin('customerOrder as o', 'o.orderUUID', 'a.orderUUID')
    .selectAll('a')
    .select('o.bookingNumber')

async function carryOut(
  { refunds, correctMailbox }: Deps,
  { orderUUID, wish, reason, askedBy }: Row,
  caller: Caller,
) {
  const note = `${reason} (${askedBy})`
  if (wish.act === 'cancel') {
    const { refund, expectedRefund } = wish
    await refunds.cancel(orderUUID, { refund, expectedRefund, reason: note }, caller)
  } else if (wish.act === 'correct-mailbox') {
    const { email, emailBefore } = wish
    await correctMailbox({ orderUUID, email, emailBefore, note, caller })
  } else if (wish.act === 'give-gift') {
    const { amount, givenBefore } = wish
    await refunds.giveGift(orderUUID, { amount, givenBefore, reason: note }, caller)
  } else {
    const { amount, returnedBefore } = wish
    await refunds.giveBack(orderUUID, { amount, returnedBefore, reason: note }, caller)
  }
}

const present = (row: Row & { bookingNumber: string }): Approval => ({
  approvalId: row.approvalId,
  orderUUID: row.orderUUID,
  bookingNumber: row.bookingNumber,
  wish: row.wish as ApprovalWish,
  reason: row.reason,
  askedBy: row.askedBy,
  askedAt: row.askedAt.toISOString(),
  outcome: row.outcome,
  answer: row.answer,
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
})
