import type { Line } from './read-lines'
import { splitCells } from './split-cells'

type Layout = { separator: string; width: number }

/** Lines that a cell in quotes spans at most: one stray quote must not swallow the rest of the file. */
const mostLines = 20

/**
 * Rows of a table: a cell in quotes may hold line breaks, and its lines are one row where that has all of its cells.
 * Where they do not make one, each stays a line of its own.
 */
export async function* wholeRows(lines: AsyncIterable<Line>, layout: Layout): AsyncGenerator<Line> {
  let held: Line[] = []
  for await (const line of lines) {
    const joined = held.length > 0 ? joinLines([...held, line]) : null
    if (joined && isWhole(joined.text, layout)) {
      yield joined
      held = []
    } else if (joined && held.length < mostLines && isOpen(joined.text, layout)) held.push(line)
    else {
      yield* held
      held = isOpen(line.text, layout) ? [line] : []
      if (held.length === 0) yield line
    }
  }
  yield* held
}

const joinLines = (lines: Line[]): Line => ({
  number: lines[0]?.number ?? 0,
  text: lines.map(({ text }) => text).join('\n'),
})

/** One of the cells opens with a quote that is not closed. */
const isOpen = (text: string, { separator }: Layout): boolean =>
  splitCells(text, separator).some((cell) => cell.startsWith('"'))

/** All cells, each closed. */
const isWhole = (text: string, layout: Layout): boolean =>
  !isOpen(text, layout) && splitCells(text, layout.separator).length === layout.width
