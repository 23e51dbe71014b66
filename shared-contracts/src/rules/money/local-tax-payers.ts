/** Youngest age of each kind of traveller that parties are made of, and the youngest that is the next kind. */
const ages = { baby: [0, 3], child: [3, 12] } as const

export type LocalTaxPayersQuestion = {
  party: { adult: number; child: number; baby: number }
  /** Age from which a person owes the tax, as the place has it; absent where everybody does. */
  freeUnder?: number | null | undefined
}

/**
 * Persons of a party who owe a local tax that is asked per head. Ages are known by kind only: a kind of which some may
 * owe it counts whole, so that no more is asked on site than was said.
 */
export function localTaxPayers({ party, freeUnder }: LocalTaxPayersQuestion): number {
  const owes = ([, next]: readonly [number, number]) => (freeUnder ?? 0) < next
  return party.adult + (owes(ages.child) ? party.child : 0) + (owes(ages.baby) ? party.baby : 0)
}
