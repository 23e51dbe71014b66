import type { JsonSchema } from '@escapade/shared-contracts/events/json-schema'

/** Something that is handed over but not taken: where, `hotel.lat` or empty for the whole, and why. */
export type Misfit = { at: string; why: string }

type Pair = { sent: JsonSchema; taken: JsonSchema; at: string }

/** Finds a value that `sent` allows and `taken` does not. Null: all that is sent is understood. An empty schema says nothing. */
export const misfitOf = (sent: JsonSchema, taken: JsonSchema): Misfit | null =>
  compare({ sent, taken, at: '' })

function compare({ sent, taken, at }: Pair): Misfit | null {
  if (isEmpty(sent) || isEmpty(taken)) return null
  const within = (one: Partial<Pair>) => compare({ sent, taken, at, ...one })
  if (sent.anyOf) return firstOf(sent.anyOf.map((one) => within({ sent: one })))
  if (taken.anyOf) return leastOf(taken.anyOf.map((one) => within({ taken: one })))
  if (taken.enum) return compareValues({ sent, taken, at })
  if (sent.enum) return firstOf(sent.enum.map((value) => within({ sent: { type: typeOf(value) } })))
  if (!isOfType(sent, taken)) return { at, why: `is ${sent.type}, not ${taken.type}` }
  if (taken.pattern && sent.pattern !== taken.pattern) return { at, why: 'may be written in another way' }
  if (sent.type === 'array')
    return compare({ sent: sent.items ?? {}, taken: taken.items ?? {}, at: `${at}[]` })
  return sent.type === 'object' ? compareFields({ sent, taken, at }) : null
}

const isEmpty = (schema: JsonSchema): boolean => Object.values(schema).every((value) => value === undefined)
const firstOf = (found: (Misfit | null)[]): Misfit | null => found.find(Boolean) ?? null
const leastOf = (found: (Misfit | null)[]): Misfit | null =>
  found.includes(null) ? null : (found.at(0) ?? null)

const typeOf = (value: unknown): JsonSchema['type'] =>
  value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean')

const isOfType = ({ type: sent }: JsonSchema, { type: taken }: JsonSchema): boolean =>
  !sent || !taken || sent === taken || (sent === 'integer' && taken === 'number')

function compareValues({ sent, taken, at }: Pair): Misfit | null {
  const values = taken.enum ?? []
  const foreign = sent.enum?.find((value) => !values.includes(value))
  if (sent.enum && foreign === undefined) return null
  const known = values.map((value) => JSON.stringify(value)).join(', ')
  return { at, why: `may be ${sent.enum ? JSON.stringify(foreign) : `any ${sent.type}`}, not only ${known}` }
}

function compareFields({ sent, taken, at }: Pair): Misfit | null {
  const { properties: given = {}, required: always = [], additionalProperties: others } = sent
  const { properties: known = {}, required = [], additionalProperties: more } = taken
  const below = (key: string) => (at ? `${at}.${key}` : key)
  const missing = required.find((key) => !always.includes(key))
  if (missing) return { at: below(missing), why: 'is needed' }
  const fields = Object.entries(given).map(([key, field]): Misfit | null => {
    const place = known[key] ?? (typeof more === 'object' ? more : undefined)
    if (place) return compare({ sent: field, taken: place, at: below(key) })
    return more === false ? { at: below(key), why: 'is not known' } : null
  })
  const rest =
    typeof others === 'object' && typeof more === 'object'
      ? compare({ sent: others, taken: more, at: below('*') })
      : null
  return firstOf([...fields, rest])
}
