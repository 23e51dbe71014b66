import { parseArgs } from 'node:util'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import { addEffect } from '../../platform/jobs/outbox'
import { parseLimit, printRecord, printRows } from '../../platform/print-rows'
import { type CaseStatus, type ContactCase, createCasesRepository } from './cases-repository'
import { caseTopics } from './cases-service'
import { createAgentActions } from './sign-in/action-log'

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
  if (action === 'show') return print(await mustFind(context, number))
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

const mustFind = async ({ db }: Context, number: string) =>
  found(await createCasesRepository(db).find(number), number)

/** The answer goes out by mail, through the outbox of a gateway that runs. */
async function answer({ db, clock }: Context, number: string, text: string | undefined) {
  if (!text?.trim()) throw new Error('answer needs --text')
  const now = clock.instant()
  return createInTransaction(db)(async (trx) => {
    const change = { status: 'answered' as const, answer: text.trim() }
    const contact = found(await createCasesRepository(trx).change(number, change, now), number)
    const key = `${caseTopics.answered}.${number}.${now.getTime()}`
    await addEffect(trx, { topic: caseTopics.answered, key, payload: { caseNumber: number } }, now)
    return contact
  })
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
