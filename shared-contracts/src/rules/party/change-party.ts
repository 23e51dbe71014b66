export type Party = { adult: number; child: number; baby: number }
export type PartyChange = { key: keyof Party; value: number }
export type ChangedParty = Party & {
  singleRoom: boolean
  /** The same, under the names of the hash. */
  payload: { a: number; c: number; b: number; s: boolean }
}

export const defaultParty: Readonly<Party> = { adult: 2, child: 0, baby: 0 }

export const partyBounds: Readonly<Record<keyof Party, { min: number; max: number }>> = {
  adult: { min: 1, max: 20 },
  child: { min: 0, max: 10 },
  baby: { min: 0, max: 10 },
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
