import type { FileProblem } from '../../../platform/json-files/parse-file'
import type { BoxFile, CompleteBoxFile } from './box-file'

type Price = CompleteBoxFile['prices'][number]
type Given = { file: Pick<BoxFile, 'prices'>; known: readonly Price[]; today: string }

/**
 * Prices of a box with the days from which they hold, and what is wrong with some. Those that were asked stay as they
 * were: the lowest price of the last thirty days is shown from them. A price without a day is the one of today, from the day
 * on from which the same one has been asked.
 */
export function completePrices({ file, known, today }: Given): (Price | FileProblem)[] {
  const past = known.filter(({ from }) => from < today)
  const present = known.findLast(({ from }) => from <= today)
  const given = file.prices.map(({ from, cents }) => ({
    from: from ?? (present?.cents === cents ? present.from : today),
    cents,
  }))
  const problems = given.flatMap(({ from, cents }, index): FileProblem[] => {
    const field = `prices[${index}]`
    const asked = past.find((price) => price.from === from)
    if (index > 0 && from <= (given[index - 1]?.from ?? ''))
      return [{ field: `${field}.from`, problem: `has to come after the price before: ${from}` }]
    if (asked && asked.cents !== cents)
      return [
        {
          field: `${field}.cents`,
          problem: `was ${asked.cents} from ${from} on: give a later price its own day`,
        },
      ]
    if (!asked && from < today && past.length > 0)
      return [{ field: `${field}.from`, problem: `is past: a new price begins on ${today} or later` }]
    return []
  })
  if (problems.length > 0) return problems
  const kept = past.filter(({ from }) => !given.some((price) => price.from === from))
  return [...kept, ...given].sort((one, other) => (one.from < other.from ? -1 : 1))
}
