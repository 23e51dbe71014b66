/** Error of PostgreSQL for a refused statement, under the names that `pg` uses. */
export class PGliteError extends Error {
  code?: string
  detail?: string
  constraint?: string
  table?: string
  where?: string
}

/** The database is away: the code is that of a server which ends its connections (SQLSTATE 57P01). */
export const awayError = (message: string, cause?: unknown): PGliteError =>
  Object.assign(new PGliteError(message, { cause }), { code: '57P01' })

/** SQLSTATE 53100. */
export const diskFullError = (): PGliteError =>
  Object.assign(new PGliteError('The disk of the embedded database is full'), { code: '53100' })

/**
 * PostgreSQL compiled to WebAssembly reports that its log cannot be written, and then waits for ever in the next
 * statement. A server would restart itself.
 */
export const endsDatabase = ({ code, message }: { code?: string; message: string }): boolean =>
  (code === '53100' || code === '58030') && message.includes('pg_wal')
