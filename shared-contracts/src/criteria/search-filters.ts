import type { Flow } from '../rules/search/flow'
import type { Criteria } from './criteria'
import { type CriteriaRow, criteriaTable, type KeyWhere, rowOf } from './criteria-table'

/** Keys of the hash that the search request has too, as filters. */
export type FilterKey = KeyWhere<{ request: string }>
export type SearchFilterValues = { [Key in FilterKey]?: Criteria[Key] }

export const filterKeys = Object.keys(criteriaTable).filter((key) => rowOf(key)?.request) as FilterKey[]

/** A flow without a filter neither keeps its key nor sends it. */
export const isKeyOfFlow = (key: string, flow: Flow): boolean => rowOf(key)?.flows?.includes(flow) ?? true

const toRequest = ({ request }: CriteriaRow, value: unknown) =>
  request === 'cents' && typeof value === 'number' ? Math.round(value * 100) : value

const toHash = ({ request }: CriteriaRow, value: unknown) =>
  request === 'cents' && typeof value === 'number' ? value / 100 : value

const mapValues = (values: object, change: (row: CriteriaRow, value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const row = rowOf(key)
      return [key, row ? change(row, value) : value]
    }),
  )

/** The filters of the flow as the search request has them: prices of the hash are euros, of the request cents. */
export function requestFilters({ criteria, flow }: { criteria: Criteria; flow: Flow }): SearchFilterValues {
  const given = filterKeys.filter((key) => criteria[key] !== undefined && isKeyOfFlow(key, flow))
  return mapValues(Object.fromEntries(given.map((key) => [key, criteria[key]])), toRequest)
}

/** Filters of a search request as the hash has them: the inverse of `requestFilters`. */
export const filterCriteria = <Values extends object>(values: Values): Values =>
  mapValues(values, toHash) as Values
