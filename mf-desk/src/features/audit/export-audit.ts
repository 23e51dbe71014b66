import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { readAudit } from '@escapade/shared-contracts/api/desk/desk'
import type { AuditLine, AuditPage, AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { unparse } from 'papaparse'

/** Lines that one file takes: who wants earlier ones narrows the days. */
const mostLines = 20_000

type Options = { question: AuditQuestion; signal: AbortSignal; onProgress: (lines: number) => void }
export type AuditFile = { csv: string; lines: number; isWhole: boolean }

/** Reads all lines that the question finds, the newest first, page by page, and writes them as a table (RFC 4180). */
export async function exportAudit(
  api: ApiClient,
  { question, signal, onProgress }: Options,
): Promise<AuditFile> {
  const lines: AuditLine[] = []
  let after: string | null = null
  do {
    const page: AuditPage = await api.send(readAudit, { body: { ...question, after }, signal })
    lines.push(...page.lines)
    onProgress(lines.length)
    after = page.next
  } while (after !== null && lines.length < mostLines)
  // A cell that begins like a formula is one to a spreadsheet.
  const csv = unparse(lines.map(rowOf), { escapeFormulae: true })
  return { csv, lines: lines.length, isWhole: after === null }
}

const rowOf = ({ at, email, roles, kind, method, route, changes, ...line }: AuditLine) => ({
  at,
  email,
  roles: roles.join(' '),
  address: line.address,
  kind,
  method,
  route,
  subjectKind: line.subjectKind,
  subject: line.subject,
  bookingNumber: line.bookingNumber,
  changes: changes
    .map(({ cause, fromStatus, toStatus }) => `${cause}: ${fromStatus ?? ''} -> ${toStatus}`)
    .join('; '),
  status: line.status,
})
