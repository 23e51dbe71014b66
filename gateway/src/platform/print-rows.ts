type Row = Record<string, unknown>
type Format = { json?: string | boolean | undefined }

const write = (line: string) => void process.stdout.write(`${line}\n`)

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

/** Prints the rows that a command found: a table, or one JSON line each with `--json`, for programs. */
export function printRows(rows: readonly Row[], { json }: Format = {}): void {
  if (json) for (const row of rows) write(JSON.stringify(row))
  else for (const line of rows.length > 0 ? table(rows) : ['Nothing there']) write(line)
}

/** One record, a line for each of its fields; lists and structures stand indented below their name. */
export function printRecord(record: Row, { json }: Format = {}): void {
  if (json) {
    write(JSON.stringify(record))
    return
  }
  for (const [name, value] of Object.entries(record)) {
    if (Array.isArray(value)) {
      write(`${name}: ${value.length || 'none'}`)
      for (const each of value) write(`  ${cell(each)}`)
    } else if (isStructure(value)) {
      write(`${name}:`)
      for (const line of JSON.stringify(value, null, 2).split('\n')) write(`  ${line}`)
    } else write(`${name}: ${cell(value)}`)
  }
}

const isStructure = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** A number from 1 to 1000; 20 when none is given. */
export function parseLimit(text: string | boolean | undefined): number {
  const limit = Number(text ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new Error('--limit takes a number from 1 to 1000')
  return limit
}
