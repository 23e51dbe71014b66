import { type Criteria, type CriteriaValue, separatorOf } from './criteria'

/** Half a surrogate pair, as left by text cut in the middle of an emoji, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

const writeFlag = (key: string) => (key === 'error' || key === 'isLoading' ? '1' : 'true')

const writeValue = (key: string, value: CriteriaValue) => {
  if (value === true) return writeFlag(key)
  return Array.isArray(value) ? value.map(encode).join(separatorOf(key)) : encode(String(value))
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
