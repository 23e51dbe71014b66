/** Youngest age of each kind of traveller that parties are made of, and the youngest that is the next kind. */
const ages = { baby: [0, 3], child: [3, 12] } as const

export type LocalTaxPayersQuestion = {
  party: { adult: number; child: number; baby: number }
  /** Age from which a person owes the tax, as the place has it; absent where everybody does. */
  freeUnder?: number | null | undefined
}

/**
 * Persons of a party who owe a local tax that is asked per head. Ages are known by kind only: a kind of which some may
 * owe it counts whole, so that no more is asked on site than was said (`isLocalTaxAtMost`).
 */
export function localTaxPayers({ party, freeUnder }: LocalTaxPayersQuestion): number {
  const owes = ([, next]: readonly [number, number]) => (freeUnder ?? 0) < next
  return party.adult + (owes(ages.child) ? party.child : 0) + (owes(ages.baby) ? party.baby : 0)
}

/**
 * True where a child or baby of the party may be too young for a tax that counts it: the sum is the most that is asked.
 * A percentage of the price is the same for everybody.
 */
export function isLocalTaxAtMost({
  party: { child, baby },
  localTax,
}: {
  party: LocalTaxPayersQuestion['party']
  localTax: { type: string; freeUnder?: number | null | undefined } | null
}): boolean {
  const age = localTax?.freeUnder ?? 0
  if (!localTax || localTax.type === 'BOOKING_PERCENTAGE') return false
  const isSplit = ([first, next]: readonly [number, number]) => first < age && age < next
  return (child > 0 && isSplit(ages.child)) || (baby > 0 && isSplit(ages.baby))
}
