import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

const ofPerson = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`

export const exportCases = (db: Db, email: string) =>
  db.selectFrom('contact_case').selectAll().where(ofPerson(email)).orderBy('created_at').execute()

/** Messages that wait for an answer stay until they have one. Answers the numbers of those. */
export async function eraseCases(db: Db, email: string): Promise<{ deleted: number; kept: string[] }> {
  const gone = await db
    .deleteFrom('contact_case')
    .where(ofPerson(email))
    .where('status', '!=', 'open')
    .returning('case_number')
    .execute()
  const kept = await db.selectFrom('contact_case').select('case_number').where(ofPerson(email)).execute()
  return { deleted: gone.length, kept: kept.map(({ case_number }) => case_number) }
}
