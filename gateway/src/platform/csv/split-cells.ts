/** The separator that the header row uses most. */
export function detectSeparator(header: string): string {
  const count = (separator: string) => header.split(separator).length
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

const undouble = (text: string): string => text.replaceAll('""', '"')

/** End of a quoted cell that starts at `from`: behind a lone quote before a separator or the line's end. */
function endOfQuoted(line: string, separator: string, from: number): number | undefined {
  let at = from + 1
  while (at < line.length) {
    if (line[at] !== '"') at += 1
    else if (line[at + 1] === '"') at += 2
    else return at + 1 === line.length || line[at + 1] === separator ? at + 1 : undefined
  }
  return undefined
}

/**
 * Cells of one line. Quotes count only when they enclose a whole cell (`"12; rue X"`); any other quote is a letter,
 * balanced or not, because the register writes names and addresses without escaping them.
 */
export function splitCells(line: string, separator: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    const quotedEnd = line[at] === '"' ? endOfQuoted(line, separator, at) : undefined
    const found = line.indexOf(separator, at)
    const end = quotedEnd ?? (found < 0 ? line.length : found)
    cells.push(quotedEnd ? undouble(line.slice(at + 1, end - 1)) : line.slice(at, end))
    at = end + 1
  }
  return cells
}
