import { randomUUID } from 'node:crypto'
import type { NewDecision } from '@escapade/shared-contracts/api/desk/decision-schemas'
import type {
  Erased,
  NewPersonRequest,
  PersonRequest,
} from '@escapade/shared-contracts/api/desk/people-schemas'
import type { Selectable } from 'kysely'
import { type Caller, requireAgent } from '../../platform/caller'
import type { Clock } from '../../platform/clock'
import type { Db, Tx } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import { AppError } from '../../platform/http/errors'
import { foldEmail, type Mailbox } from '../../platform/mailbox'
import { retentionEnd } from '../../platform/retention'
import type { PersonRequestTable } from './care-tables'
import { isRequestOf } from './people'

type Deps = {
  db: Db
  clock: Clock
  inTransaction: InTransaction
  mailboxesOf: (db: Db, email: string) => Promise<Mailbox[]>
  exportPerson: (mailboxes: readonly Mailbox[]) => Promise<Record<string, unknown>>
  erasePerson: (db: Tx, mailboxes: readonly Mailbox[]) => Promise<Erased>
}
type Asking = NewPersonRequest & { caller: Caller }
type Deciding = Required<NewDecision> & { requestId: string; caller: Caller }
type Row = Selectable<PersonRequestTable>

const dayMs = 86_400_000
/** Those that were decided are shown, and copies can be fetched, for so long. */
const shownMs = 7 * dayMs
const mostShown = 200

/** Copies and erasures of a person's data: one asks, another agrees. */
export const createPersonRequests = (deps: Deps) => ({
  async ask({ email, act, reason, caller }: Asking): Promise<PersonRequest> {
    const row: Row = {
      requestId: randomUUID(),
      act,
      email: foldEmail(email),
      reason,
      askedBy: requireAgent(caller).email,
      askedAt: deps.clock.instant(),
      outcome: null,
      answer: null,
      decidedBy: null,
      decidedAt: null,
      erased: null,
    }
    await deps.db
      .insertInto('personRequest')
      .values({ ...row, erased: null })
      .execute()
    return present(row, deps.clock)
  },

  async list(caller: Caller): Promise<PersonRequest[]> {
    const { email, isLead } = requireAgent(caller)
    const since = new Date(deps.clock.instant().getTime() - shownMs)
    const asked = deps.db
      .selectFrom('personRequest')
      .selectAll()
      .$if(!isLead, (query) => query.where('askedBy', '=', email))
      .limit(mostShown)
    const [waiting, decided] = await Promise.all([
      asked.where('outcome', 'is', null).orderBy('askedAt').execute(),
      asked.where('decidedAt', '>', since).orderBy('decidedAt', 'desc').execute(),
    ])
    return [...waiting, ...decided].map((row) => present(row, deps.clock))
  },

  /** Decides once: the row is locked, and an erasure is in the same transaction as its decision. Safe to repeat. */
  decide: ({ requestId, outcome, answer, caller }: Deciding): Promise<PersonRequest> =>
    deps.inTransaction(async (db) => {
      const row = await db
        .selectFrom('personRequest')
        .selectAll()
        .where('requestId', '=', requestId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new AppError('approval-not-found')
      const decidedBy = requireAgent(caller).email
      if (row.askedBy === decidedBy) throw new AppError('second-person-required')
      if (row.outcome !== null && row.outcome !== outcome) throw new AppError('approval-decided')
      if (row.outcome !== null) return present(row, deps.clock)
      const isErasing = outcome === 'approved' && row.act === 'erase'
      const erased =
        isErasing && row.email ? await deps.erasePerson(db, await deps.mailboxesOf(db, row.email)) : null
      const decided = await db
        .updateTable('personRequest')
        .set({
          outcome,
          answer: answer || null,
          decidedBy,
          decidedAt: deps.clock.instant(),
          erased: erased && JSON.stringify(erased),
        })
        .where('requestId', '=', requestId)
        .returningAll()
        .executeTakeFirstOrThrow()
      return present(decided, deps.clock)
    }),

  /** For the two who have agreed; to others there is none. */
  async copy(requestId: string, caller: Caller): Promise<Record<string, unknown>> {
    const me = requireAgent(caller).email
    const row = await deps.db
      .selectFrom('personRequest')
      .selectAll()
      .where('requestId', '=', requestId)
      .where((request) => request.or([request('askedBy', '=', me), request('decidedBy', '=', me)]))
      .executeTakeFirst()
    if (!row?.email || present(row, deps.clock).copyUntil === null) throw new AppError('approval-not-found')
    return deps.exportPerson(await deps.mailboxesOf(deps.db, row.email))
  },
})

/** Requests about these mailboxes, the newest first. */
export async function requestsOfPerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mailboxes: readonly Mailbox[],
): Promise<PersonRequest[]> {
  const rows = await db
    .selectFrom('personRequest')
    .selectAll()
    .where(isRequestOf(mailboxes))
    .orderBy('askedAt', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map((row) => present(row, clock))
}

export const forgetPersonRequests = (db: Db, now: Date) =>
  db.deleteFrom('personRequest').where('askedAt', '<', retentionEnd('cases', now)).execute()

function present({ askedAt, decidedAt, ...row }: Row, clock: Clock): PersonRequest {
  const until = decidedAt && new Date(decidedAt.getTime() + shownMs)
  const hasCopy = row.act === 'export' && row.outcome === 'approved' && row.email !== null
  return {
    ...row,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    copyUntil: hasCopy && until && until > clock.instant() ? until.toISOString() : null,
  }
}
