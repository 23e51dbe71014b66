import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

const ofPerson = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`

export const exportCases = (db: Db, email: string) =>
  db.selectFrom('contactCase').selectAll().where(ofPerson(email)).orderBy('createdAt').execute()

/** Messages that wait for an answer stay until they have one. Answers the numbers of those. */
export async function eraseCases(db: Db, email: string): Promise<{ deleted: number; kept: string[] }> {
  const gone = await db
    .deleteFrom('contactCase')
    .where(ofPerson(email))
    .where('status', '!=', 'open')
    .returning('caseNumber')
    .execute()
  const kept = await db.selectFrom('contactCase').select('caseNumber').where(ofPerson(email)).execute()
  return { deleted: gone.length, kept: kept.map(({ caseNumber }) => caseNumber) }
}
