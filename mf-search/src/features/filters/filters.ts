import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import { impliedDistance } from '../../search/criteria/place'
import { isList, keysOf, type ListSection, listKeyOf } from './filter-sections'

const isGiven = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Each value of a list; whatever else a section has is one choice. */
const countIn = (criteria: Criteria, section: FilterSection): number =>
  isList(section)
    ? valuesOf(criteria, section).length
    : Number(keysOf[section].some((key) => isGiven(criteria[key])))

/** Number of filters chosen, each with a chip of its own. */
export const countSet = (criteria: Criteria, sections: readonly FilterSection[]): number =>
  sections.reduce((sum, section) => sum + countIn(criteria, section), 0)

export function withoutFilters(criteria: Criteria, sections: readonly FilterSection[]): Criteria {
  const keys: string[] = sections.flatMap((section) => keysOf[section])
  return withoutKeys(criteria, keys)
}

/** Takes away whatever narrows the results, the theme included. */
export const withoutAny = (criteria: Criteria, sections: readonly FilterSection[]): Criteria =>
  withValues(withoutFilters(criteria, sections), { theme: undefined })

/** Writes the values; empty and undefined ones leave the hash. */
export const withValues = (criteria: Criteria, values: Partial<Criteria>): Criteria =>
  Object.fromEntries(Object.entries({ ...criteria, ...values }).filter(([, value]) => isGiven(value)))

export const valuesOf = (criteria: Criteria, section: ListSection): readonly string[] =>
  criteria[listKeyOf[section]] ?? []

export function toggleValue(criteria: Criteria, section: ListSection, value: string): Criteria {
  const values = valuesOf(criteria, section)
  const toggled = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return withValues(criteria, { [listKeyOf[section]]: toggled })
}

/** So far around the place and all that lies nearer; 0 is the town alone (D40). */
export const withDistance = (criteria: Criteria, km: number): Criteria =>
  withValues(criteria, { distanceMin: km === 0 ? undefined : 0, distanceMax: km })

/**
 * Criteria that confirming the sections would write: the distance shown as chosen (SE-033). Other sections leave it
 * alone.
 */
export function withSuggestedDistance(criteria: Criteria, sections: readonly FilterSection[]): Criteria {
  const confirmsDistance = sections.length === 1 && sections[0] === 'distance'
  const km = confirmsDistance && criteria.distanceMax === undefined && impliedDistance(criteria)
  return km ? withDistance(criteria, km) : criteria
}
