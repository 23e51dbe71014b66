import type { AuditLine, AuditPage, AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { containing } from '../../../platform/database/containing'
import type { Db } from '../../../platform/database/database'
import { foldEmail } from '../../../platform/mailbox'
import type { AgentAction } from '../sign-in/action-log'

type Asked = Required<AuditQuestion>

const pageSize = 50

type StepsOfAction = { bookingNumber: string; changes: AuditLine['changes'] }

type Deps = {
  db: Db
  /** Steps of orders that came of acts, by the id of the act. */
  stepsOf: (db: Db, actionIds: string[]) => Promise<Map<string, StepsOfAction>>
  /** Booking numbers of orders, by their uuid. */
  numbersOf: (db: Db, orderUUIDs: string[]) => Promise<Map<string, string>>
  /** Acts that steps of an order came of; none for what is no order. */
  actionsOfOrder: (db: Db, orderUUID: string) => Promise<string[]>
  /** Uuid of the order with a booking number. */
  orderOfNumber: (db: Db, bookingNumber: string) => Promise<string | undefined>
}

/** Acts and reads, the newest first, page by page. */
export async function readAudit(deps: Deps, asked: Asked): Promise<AuditPage> {
  const { db } = deps
  const subject = /^\d{8}$/.test(asked.subject)
    ? ((await deps.orderOfNumber(db, asked.subject)) ?? asked.subject)
    : asked.subject
  const actionIds = await deps.actionsOfOrder(db, subject)
  const subjects = subject.includes('@') ? await subjectsOfPerson(db, foldEmail(subject)) : [subject]
  const rows = await select(db, { ...asked, subjects, actionIds })
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    lines: await present(deps, page),
    next: rows.length > pageSize && last ? `${last.at.toISOString()}_${last.id}` : null,
  }
}

/** A person is read by the mailbox, and asked for and decided on by requests. */
async function subjectsOfPerson(db: Db, email: string): Promise<string[]> {
  const requests = await db
    .selectFrom('personRequest')
    .select('requestId')
    .where('email', '=', email)
    .execute()
  return [email, ...requests.map(({ requestId }) => requestId)]
}

type Subjects = { subjects: string[]; actionIds: string[] }

function select(db: Db, { email, subject, subjects, kind, from, until, after, actionIds }: Asked & Subjects) {
  const [at = '', id = ''] = after?.split('_') ?? []
  return db
    .selectFrom('agentAction')
    .selectAll()
    .$if(email !== '', (query) => query.where('email', 'like', containing(email.toLowerCase())))
    .$if(subject !== '', (query) =>
      query.where((row) =>
        row.or([
          row('subject', 'in', subjects),
          ...(actionIds.length > 0 ? [row('id', 'in', actionIds)] : []),
        ]),
      ),
    )
    .$if(kind === 'acts', (query) => query.where('kind', '=', 'act'))
    .$if(kind === 'reads', (query) =>
      query.where('kind', '=', 'read').where('subjectKind', 'is distinct from', 'search'),
    )
    .$if(kind === 'searches', (query) => query.where('subjectKind', '=', 'search'))
    .$if(from !== null, (query) => query.where('at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(until !== null, (query) => query.where('at', '<', new Date(`${addDays(until ?? '', 1)}T00:00:00Z`)))
    .$if(!Number.isNaN(Date.parse(at)), (query) =>
      query.where(sql<boolean>`(at, id::text) < (${new Date(at)}, ${id})`),
    )
    .orderBy('at', 'desc')
    .orderBy(sql`id::text`, 'desc')
}

async function present({ db, stepsOf, numbersOf }: Deps, rows: AgentAction[]): Promise<AuditLine[]> {
  const orders = rows.flatMap(({ subjectKind, subject }) =>
    subjectKind === 'order' && subject ? [subject] : [],
  )
  const [steps, numbers] = await Promise.all([
    stepsOf(
      db,
      rows.map(({ id }) => id),
    ),
    numbersOf(db, orders),
  ])
  return rows.map((row) => {
    const found = steps.get(row.id)
    return {
      id: row.id,
      kind: row.kind,
      email: row.email,
      roles: row.role.split('+'),
      method: row.method,
      route: row.route,
      subjectKind: row.subjectKind,
      subject: row.subject,
      bookingNumber: found?.bookingNumber ?? numbers.get(row.subject ?? '') ?? null,
      changes: found?.changes ?? [],
      address: row.address,
      at: row.at.toISOString(),
      status: row.status,
    }
  })
}
