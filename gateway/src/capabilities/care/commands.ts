import { parseArgs } from 'node:util'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import { parseLimit, printRecord, printRows } from '../../platform/print-rows'
import { attachmentsOf } from './case-attachments'
import { type CaseStatus, type ContactCase, createCasesRepository } from './cases-repository'
import { createAgentActions } from './sign-in/action-log'
import { writeAnswer } from './write-answer'

type Context = { db: DatabaseHandle['db']; clock: Clock }

const statuses: readonly string[] = ['open', 'answered', 'closed'] satisfies CaseStatus[]

/** `cases [list|show|answer|close] …`: what visitors wrote to customer care. */
export async function casesCommand(context: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      limit: { type: 'string' },
      text: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const [action = 'list', number = ''] = positionals
  if (action === 'list') return printRows(await list(context, values), values)
  const print = (contact: ContactCase) => printRecord(contact, values)
  if (action === 'show') return printRecord(await show(context, number), values)
  if (action === 'answer') return print(await answer(context, number, values.text))
  if (action === 'close') return print(await close(context, number))
  throw new Error('cases takes list, show NUMBER, answer NUMBER --text TEXT, or close NUMBER')
}

async function list({ db }: Context, { status, limit }: { status?: string; limit?: string }) {
  if (status !== undefined && !statuses.includes(status))
    throw new Error(`--status takes ${statuses.join(', ')}`)
  const cases = await createCasesRepository(db).latest({
    status: status as CaseStatus | undefined,
    limit: parseLimit(limit),
  })
  return cases.map(
    ({ caseNumber, status: state, locale, reason, bookingNumber, createdAt, description }) => ({
      caseNumber,
      status: state,
      locale,
      reason,
      bookingNumber,
      createdAt,
      description: description.replace(/\s+/g, ' ').slice(0, 60),
    }),
  )
}

const found = (contact: ContactCase | undefined, number: string): ContactCase => {
  if (!contact) throw new Error(number ? `There is no case ${number}` : 'Say the number of the case')
  return contact
}

async function show({ db }: Context, number: string) {
  const contact = found(await createCasesRepository(db).find(number), number)
  const files = await attachmentsOf(db, number)
  return {
    ...contact,
    attachments: files.map(({ name, size }) => `${name} (${size} bytes)`).join(', ') || null,
  }
}

/** The answer goes out by mail, through the outbox of a gateway that runs. */
async function answer({ db, clock }: Context, number: string, text: string | undefined) {
  if (!text?.trim()) throw new Error('answer needs --text')
  const answered = { caseNumber: number, text: text.trim(), now: clock.instant() }
  return createInTransaction(db)(async (trx) => found(await writeAnswer(trx, answered), number))
}

const close = async ({ db, clock }: Context, number: string) =>
  found(await createCasesRepository(db).change(number, { status: 'closed' }, clock.instant()), number)

/** `agents [list] …`: what agents of customer care changed. */
export async function agentsCommand({ db }: Pick<Context, 'db'>, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } },
  })
  if (positionals.some((each) => each !== 'list')) throw new Error('agents takes list')
  const { email } = values
  printRows(await createAgentActions(db).latest({ email, limit: parseLimit(values.limit) }), values)
}
