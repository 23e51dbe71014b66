type Row = Record<string, unknown>
type Format = { json?: string | boolean | undefined }

const write = (line: string) => void process.stdout.write(`${line}\n`)

export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Rows as columns that line up; with `--json` one JSON line each. */
export function printLines(rows: Row[], { json }: Format): void {
  if (json) {
    for (const row of rows) write(JSON.stringify(row))
    return
  }
  const names = Object.keys(rows[0] ?? {})
  if (names.length === 0) {
    write('Nothing there')
    return
  }
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => text(row[name]).length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  write(line(names))
  for (const row of rows) write(line(names.map((name) => text(row[name]))))
}

/** One record, a line for each of its fields; lists are indented below their name. */
export function printRecord(record: Row, { json }: Format): void {
  if (json) {
    write(JSON.stringify(record))
    return
  }
  for (const [name, value] of Object.entries(record)) {
    if (!Array.isArray(value)) write(`${name}: ${text(value)}`)
    else {
      write(`${name}: ${value.length || 'none'}`)
      for (const each of value) write(`  ${text(each)}`)
    }
  }
}
