/**
 * Directive 98/6/EC, article 6a (https://eur-lex.europa.eu/eli/dir/1998/6/oj): a reduction is measured against the
 * lowest price of the 30 days before it.
 */
export const referenceDays = 30

const msPerDay = 86_400_000

/** A price that began to hold at `at` (milliseconds) and held until the next one began. */
export type PriceChange = { at: number; cents: number }

export type PriceHistory = {
  /** Oldest first; the last one is the price of now. */
  changes: readonly PriceChange[]
  /**
   * Time of the last change to another part of the price: a stay costs its nights and its programme. If that change
   * was the later one, the price of now held before the present whole began.
   */
  otherPartAt?: number | null
}

/**
 * The lowest price in force during the 30 days before the present one began; null where it never changed. The
 * definition: prices are many and lie in the database, whose functions decide (gateway/src/db/functions.sql, gift boxes
 * in boxes-repository.ts) and are held to this rule by lowest-price-sql.api.test.ts there.
 */
export function lowestPriceBefore({ changes, otherPartAt = null }: PriceHistory): number | null {
  const last = changes.at(-1)
  if (!last || changes.length < 2) return null
  const from = last.at - referenceDays * msPerDay
  const held = changes.filter((_, index) => {
    const next = changes[index + 1]
    return next ? next.at > from : otherPartAt !== null && otherPartAt > last.at
  })
  return Math.min(...held.map(({ cents }) => cents))
}
