import type { OpenCases } from '@escapade/shared-contracts/api/desk/cases-schemas'
import type { FoundCase } from '@escapade/shared-contracts/api/desk/found-schemas'
import { sql } from 'kysely'
import { containing } from '../../platform/database/containing'
import type { Db } from '../../platform/database/database'
import { type Mailbox, ofMailboxes } from '../../platform/mailbox'
import type { ContactCase } from './cases-repository'

const mostFound = 8
const mostOpen = 100
const excerptLength = 120

/** As the index `contact_case_words` has them. */
const words = sql<string>`lower(case_number || ' ' || name || ' ' || email || ' ' || phone || ' ' || coalesce(booking_number, ''))`

/** Messages whose number, sender or booking has all the words, the newest first. */
export async function findCases(db: Db, text: string): Promise<FoundCase[]> {
  const asked = text.trim().toLowerCase().split(/\s+/).slice(0, 6)
  const cases = await asked
    .reduce(
      (query, word) => query.where(words, 'like', containing(word)),
      db.selectFrom('contactCase').selectAll(),
    )
    .orderBy('createdAt', 'desc')
    .limit(mostFound)
    .execute()
  return cases.map(present)
}

/** Messages that name a booking, the newest first. */
export async function casesOfBooking(db: Db, bookingNumber: string): Promise<FoundCase[]> {
  const cases = await db
    .selectFrom('contactCase')
    .selectAll()
    .where('bookingNumber', '=', bookingNumber)
    .orderBy('createdAt', 'desc')
    .limit(mostFound)
    .execute()
  return cases.map(present)
}

/** Messages from these mailboxes, the newest first. */
export async function casesOfPerson(db: Db, mailboxes: readonly Mailbox[]): Promise<FoundCase[]> {
  const cases = await db
    .selectFrom('contactCase')
    .selectAll()
    .where(ofMailboxes(mailboxes, { email: sql`email`, at: sql`created_at` }))
    .orderBy('createdAt', 'desc')
    .limit(mostFound)
    .execute()
  return cases.map(present)
}

/** Messages without an answer, the oldest first. */
export async function openCases(db: Db): Promise<OpenCases> {
  const open = db.selectFrom('contactCase').where('status', '=', 'open')
  const [cases, { count }] = await Promise.all([
    open.selectAll().orderBy('createdAt').orderBy('caseNumber').limit(mostOpen).execute(),
    open.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { cases: cases.map(present), count: Number(count) }
}

const present = ({
  caseNumber,
  status,
  name,
  bookingNumber,
  description,
  createdAt,
}: ContactCase): FoundCase => ({
  caseNumber,
  status,
  name,
  bookingNumber,
  excerpt: description.replace(/\s+/g, ' ').slice(0, excerptLength),
  createdAt: createdAt.toISOString(),
})
