import type { Criteria, CriteriaValue } from './criteria'
import { rowOf } from './criteria-table'

/** Half a surrogate pair, as left by text cut in the middle of an emoji, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

const writeValue = (key: string, value: CriteriaValue) => {
  const { written = 'true', separator = ',' } = rowOf(key) ?? {}
  if (value === true) return written
  return Array.isArray(value) ? value.map(encode).join(separator) : encode(String(value))
}

const isWritten = (value: CriteriaValue | undefined | null): value is CriteriaValue =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  !(typeof value === 'number' && !Number.isFinite(value)) &&
  !(Array.isArray(value) && value.length === 0)

/** Writes criteria as a URL hash without its `#`, in the order of the keys: the inverse of `parseCriteria`. */
export function serializeCriteria({ criteria }: { criteria: Criteria }): string {
  return Object.entries(criteria)
    .flatMap(([key, value]) => (isWritten(value) ? [`${encode(key)}=${writeValue(key, value)}`] : []))
    .join('&')
}
