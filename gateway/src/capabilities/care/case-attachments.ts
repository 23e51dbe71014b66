import type { CaseAttachment } from '@escapade/shared-contracts/api/desk/cases-schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { CaseAttachmentTable } from './care-tables'

export type Attachment = Pick<Selectable<CaseAttachmentTable>, 'name' | 'kind' | 'bytes'>

export async function keepAttachments(
  db: Db,
  caseNumber: string,
  files: readonly Attachment[],
): Promise<void> {
  const rows = files.map((file, index) => ({ caseNumber, position: index + 1, ...file }))
  if (rows.length > 0) await db.insertInto('caseAttachment').values(rows).execute()
}

/** Files of a message, without their bytes. */
export const attachmentsOf = (db: Db, caseNumber: string): Promise<CaseAttachment[]> =>
  db
    .selectFrom('caseAttachment')
    .select(['position', 'name', 'kind', sql<number>`octet_length(bytes)`.as('size')])
    .where('caseNumber', '=', caseNumber)
    .orderBy('position')
    .execute()

export const findAttachment = (
  db: Db,
  { caseNumber, position }: { caseNumber: string; position: number },
): Promise<Attachment | undefined> =>
  db
    .selectFrom('caseAttachment')
    .select(['name', 'kind', 'bytes'])
    .where('caseNumber', '=', caseNumber)
    .where('position', '=', position)
    .executeTakeFirst()

/** Files of several messages, whole. */
export const attachmentsOfCases = (db: Db, caseNumbers: readonly string[]) =>
  caseNumbers.length === 0
    ? []
    : db
        .selectFrom('caseAttachment')
        .selectAll()
        .where('caseNumber', 'in', caseNumbers)
        .orderBy('position')
        .execute()
