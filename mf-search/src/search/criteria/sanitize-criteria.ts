import type { Criteria, CriteriaValue } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import { type Bounds, type CriteriaRow, rowOf } from '@escapade/shared-contracts/criteria/criteria-table'
import { distanceKeys, hasPlace, placeOf } from './place'

/** Limits that the search call sets (`search-schemas`). */
const longestId = 64
const mostValues = 50

/**
 * Criteria of a link as far as a search can be made of them. An id that nothing has finds nothing; but what no search
 * would take, typed or cut by hand, is as good as absent: it must not cost the visitor all results.
 */
export const sanitizeCriteria = (criteria: Criteria): Criteria =>
  withoutIdleDistance(
    Object.fromEntries(
      Object.entries(criteria).flatMap(([key, value]) => {
        const kept = value === undefined ? undefined : sanitizeValue(rowOf(key), value)
        return kept === undefined ? [] : [[key, kept] as const]
      }),
    ),
  )

/** Without a city or a point there is nothing to measure from, and a point alone has no hotels (D40). */
function withoutIdleDistance(criteria: Criteria): Criteria {
  const isBarePoint = placeOf(criteria) === null && criteria.distanceMax === 0
  return !hasPlace(criteria) || isBarePoint ? withoutKeys(criteria, distanceKeys) : criteria
}

function sanitizeValue(row: CriteriaRow | undefined, value: CriteriaValue): CriteriaValue | undefined {
  if (!row) return value
  const { kind, bounds, values } = row
  if (kind === 'day') return isSearchableDay(value) ? value : undefined
  if (kind === 'list') return sanitizeList(row, value)
  if (kind === 'text' && values) return isSearchableText(row, value) ? value : undefined
  return bounds && !isWithin(value, bounds) ? undefined : value
}

/** Calendars and databases agree on these centuries. */
const isSearchableDay = (day: CriteriaValue) => typeof day === 'string' && /^(19|2\d)/.test(day)

const isWithin = (value: CriteriaValue, { min, max, whole }: Bounds) =>
  typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value))

const isSearchableText = ({ values }: CriteriaRow, text: CriteriaValue) =>
  typeof text === 'string' &&
  (values instanceof RegExp ? values.test(text) : text !== '' && text.length <= longestId)

function sanitizeList(row: CriteriaRow, value: CriteriaValue): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const values = [...new Set(value)].filter((item) => isSearchableText(row, item))
  return values.length > 0 ? values.slice(0, mostValues) : undefined
}
