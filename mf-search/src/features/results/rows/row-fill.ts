/** Position of some cards among those under one heading of a page. */
export type Place = {
  /** Number of cards before them. */
  before: number
  /** Number of cards in all. */
  count: number
  /** No other heading follows: the last row may stay open. */
  isLast: boolean
}

/** Share of a row that a card takes which fills it alone, or with one other. */
export type Fill = 'wide' | 'half' | undefined

type Question = Omit<Place, 'before'> & { index: number; columns: 2 | 3 }

/**
 * Cards that would leave their row with a gap share it: before another heading, so that no card of the next one moves up
 * into the gap, and wherever there are too few for one row.
 */
export function rowFill({ index, count, isLast, columns }: Question): Fill {
  const over = count % columns
  if (index < count - over || (isLast && count > columns)) return undefined
  return over === 1 ? 'wide' : 'half'
}
