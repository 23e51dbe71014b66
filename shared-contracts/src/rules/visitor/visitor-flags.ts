type FlagValue = boolean | string
type FlagShare = { name: string; value: FlagValue; percent: number; fromTop: boolean }
type FlagRules = { flags: Record<string, FlagValue>; shares: FlagShare[] }

/** The analytics event that says which value of an experiment a visitor saw: `experiment`, `variant`. */
export const exposureEvent = 'experience_impression'

/**
 * Flags by a stable hash of the visitor's id (D3): the same visitor always gets the same value, and raising a
 * percentage takes no visitor out. Two values of a flag can be tried out side by side, as one fills from the bottom and
 * the other from the top. A visitor without an id takes no part.
 */
export function visitorFlags({ flags, shares }: FlagRules, visitorId: string | null) {
  if (visitorId === null || shares.length === 0) return { flags, experiments: [] }
  const given = shares.filter(({ name, percent, fromTop }) => {
    const place = visitorPlace({ name, visitorId })
    return fromTop ? place >= 100 - percent : place < percent
  })
  return {
    flags: { ...flags, ...Object.fromEntries(given.map(({ name, value }) => [name, value])) },
    experiments: [...new Set(shares.map(({ name }) => name))],
  }
}

/** From 0 up to 100, another one for each flag: who gets one thing first is not who gets everything first. */
export const visitorPlace = ({ name, visitorId }: { name: string; visitorId: string }): number =>
  (hashOf(`${name}:${visitorId}`) / 2 ** 32) * 100

/** FNV-1a, its bits mixed as MurmurHash3 ends: ids that differ in one character are spread evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
