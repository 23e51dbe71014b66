import { isDay } from '../rules/dates/days'
import type { Criteria, CriteriaValue } from './criteria'
import { type CriteriaKey, criteriaTable, rowOf } from './criteria-table'

/** A link typed or cut by hand may hold a stray `%`: keep what stands there. */
const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const readNumber = (text: string) => {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) ? value : undefined
}

const readList = (text: string, separator: string) => {
  const items = text.split(separator).filter((item) => item !== '')
  return items.length > 0 ? items : undefined
}

/** Undefined: nothing to keep. A flag that is not set and an empty list are the same as an absent key. */
const readValue = (key: string, text: string): CriteriaValue | undefined => {
  const { kind, separator = ',' } = rowOf(key) ?? { kind: 'text' }
  if (kind === 'number') return readNumber(text)
  if (kind === 'list') return readList(text, separator)
  if (kind === 'flag') return text === 'true' || text === '1' || undefined
  if (kind === 'day') return isDay(text) ? text : undefined
  return text
}

const readPair = (pair: string) => {
  const at = pair.indexOf('=')
  return at < 0
    ? { key: decode(pair), text: '' }
    : { key: decode(pair.slice(0, at)), text: decode(pair.slice(at + 1)) }
}

/** Keys by the spellings that are read but never written. */
const aliases: ReadonlyMap<string, CriteriaKey> = new Map(
  (Object.keys(criteriaTable) as CriteriaKey[]).flatMap((key) => {
    const alias = rowOf(key)?.alias
    return alias ? [[alias, key] as const] : []
  }),
)

/** Reads the criteria of a URL hash, with or without its `#` (spec A §3, B §2). Never throws. */
export function parseCriteria({ hash }: { hash: string }): Criteria {
  const pairs = hash.replace(/^#/, '').split('&').map(readPair)
  const present = new Set(pairs.map(({ key }) => key))
  const entries = pairs.flatMap(({ key: spelling, text }) => {
    const alias = aliases.get(spelling)
    if (spelling === '' || (alias && present.has(alias))) return []
    const key = alias ?? spelling
    const value = readValue(key, text)
    return value === undefined ? [] : [[key, value] as const]
  })
  // fromEntries and not assignment: a key named __proto__ stays a plain key.
  return Object.fromEntries(entries)
}
