export type Party = { adult: number; child: number; baby: number }
export type PartyChange = { key: keyof Party; value: number }
export type ChangedParty = Party & {
  singleRoom: boolean
  /** Party under the names of the hash. */
  payload: { a: number; c: number; b: number; s: boolean }
}

export const defaultParty: Readonly<Party> = { adult: 2, child: 0, baby: 0 }

export const partyBounds: Readonly<Record<keyof Party, { min: number; max: number }>> = {
  adult: { min: 1, max: 20 },
  child: { min: 0, max: 10 },
  baby: { min: 0, max: 10 },
}

type AskedParty = { [Key in keyof Party]?: number | null | undefined }

/** A party as an address asks for it: what is missing is the usual, what is not sold the nearest that is. */
export function partyWithin(asked: AskedParty): Party {
  const within = (key: keyof Party) => {
    const value = asked[key] ?? defaultParty[key]
    const { min, max } = partyBounds[key]
    return Number.isInteger(value) ? Math.min(Math.max(value, min), max) : defaultParty[key]
  }
  return { adult: within('adult'), child: within('child'), baby: within('baby') }
}

const isAllowed = ({ key, value }: PartyChange) =>
  Number.isInteger(value) && value >= partyBounds[key].min && value <= partyBounds[key].max

/**
 * A party after one change; a change out of bounds is ignored, and every one while `disabled` (gifting and activity
 * search). `singleRoom` follows from the children and babies.
 */
export function changeParty({
  party,
  change,
  disabled = false,
}: {
  party: Party
  change: PartyChange | null
  disabled?: boolean
}): ChangedParty {
  const accepted = change && !disabled && isAllowed(change)
  const { adult, child, baby }: Party = accepted ? { ...party, [change.key]: change.value } : party
  const singleRoom = child > 0 || baby > 0
  return { adult, child, baby, singleRoom, payload: { a: adult, c: child, b: baby, s: singleRoom } }
}
