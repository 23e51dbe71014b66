type Row = Record<string, unknown>

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Columns under each other for people. */
function table(rows: readonly Row[]): string[] {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** What a command found: a table, or one JSON line each with `--json`, for programs. */
export function printRows(rows: readonly Row[], { json = false }: { json?: boolean | undefined } = {}): void {
  const lines = json ? rows.map((row) => JSON.stringify(row)) : table(rows)
  for (const line of rows.length ? lines : []) process.stdout.write(`${line}\n`)
}

/** A number from 1 to 1000; 20 when none is given. */
export function parseLimit(text: string | undefined): number {
  const limit = Number(text ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new Error('--limit takes a number from 1 to 1000')
  return limit
}
