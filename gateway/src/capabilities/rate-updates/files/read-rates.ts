import { type Line, readLines } from '../../../platform/csv/read-lines'
import { detectSeparator, splitCells } from '../../../platform/csv/split-cells'
import { parseRateLine, type RateColumn, type RateLine, type RateProblem, rateColumns } from './rate-line'

export type ReadRates = { lines: RateLine[]; problems: RateProblem[] }

/** Columns that every line needs; of the others a file has those that it sets. */
const needed: readonly RateColumn[] = ['room', 'from']

/** Reads a file of rates. Throws where its first line does not name its columns. */
export async function readRates(file: string, today: string): Promise<ReadRates> {
  const read: ReadRates = { lines: [], problems: [] }
  let layout: Layout | null = null
  for await (const line of readLines(file)) {
    if (!layout) {
      layout = readHeader(line)
      continue
    }
    const parsed = parseRateLine(rowOf(line, layout), today)
    if (Array.isArray(parsed)) read.problems.push(...parsed)
    else read.lines.push(parsed)
  }
  if (!layout) throw new Error(`${file} is empty: its first line names the columns ${rateColumns.join(', ')}`)
  return read
}

type Layout = { separator: string; places: ReadonlyMap<RateColumn, number> }

function readHeader({ text, number }: Line): Layout {
  const separator = detectSeparator(text)
  const names = splitCells(text, separator).map((name) => name.trim().toLowerCase())
  const unknown = names.filter((name) => !rateColumns.some((column) => column === name))
  const missing = needed.filter((column) => !names.includes(column))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  const wrong =
    (unknown.length > 0 && `has columns that are not known: ${unknown.join(', ')}`) ||
    (missing.length > 0 && `lacks ${missing.join(' and ')}`) ||
    (twice !== undefined && `has ${twice} twice`)
  if (wrong) throw new Error(`Line ${number} ${wrong}. Columns are ${rateColumns.join(', ')}`)
  return { separator, places: new Map(names.map((name, index) => [name as RateColumn, index])) }
}

function rowOf({ text, number }: Line, { separator, places }: Layout) {
  const cells = splitCells(text, separator)
  return { number, cell: (column: RateColumn) => cells[places.get(column) ?? -1]?.trim() ?? '' }
}
