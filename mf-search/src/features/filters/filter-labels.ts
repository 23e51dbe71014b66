import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { TFunction } from 'i18next'
import type { Facets } from '../../search/queries/facets'
import { flagKeyOf, isFlag, isList, type ListSection, listKeyOf } from './filter-sections'
import { toggleValue, valuesOf, withoutFilters } from './filters'

/** One filter in use, in words, and the criteria without it. */
export type ActiveFilter = { id: string; section: FilterSection; label: string; without: Criteria }

type Input = { criteria: Criteria; facets: Facets | null; locale: Locale; t: TFunction }

/** Every filter in use, in the order of the sections: what the chips show. */
export const activeFilters = (sections: readonly FilterSection[], input: Input): ActiveFilter[] =>
  sections.flatMap((section) =>
    isList(section) ? tickedValues(section, input) : singleValue(section, input),
  )

function tickedValues(section: ListSection, { criteria, facets, t }: Input): ActiveFilter[] {
  return valuesOf(criteria, section).map((value) => ({
    id: `${section}-${value}`,
    section,
    label: facetLabel({ section, value, facets, t }),
    without: toggleValue(criteria, section, value),
  }))
}

/** Until the answer has named it, a value shows its code. */
export function facetLabel({
  section,
  value,
  facets,
  t,
}: Pick<Input, 'facets' | 't'> & { section: ListSection; value: string }) {
  if (section === 'stars') return t('filters.stars.value', { count: Number(value) })
  return facets?.[listKeyOf[section]]?.find(({ id }) => id === value)?.label ?? value
}

function singleValue(section: Exclude<FilterSection, ListSection>, input: Input): ActiveFilter[] {
  const label = singleLabel(section, input)
  return label ? [{ id: section, section, label, without: withoutFilters(input.criteria, [section]) }] : []
}

function singleLabel(
  section: Exclude<FilterSection, ListSection>,
  { criteria, facets, locale, t }: Input,
): string | null {
  const { priceMin, priceMax, distanceMax, hotelScore } = criteria
  if (section === 'price') return priceLabel({ from: priceMin, to: priceMax, locale, t })
  if (isFlag(section)) return criteria[flagKeyOf[section]] ? t(`filters.${section}.value`) : null
  if (section === 'distance') return distanceLabel({ km: distanceMax, facets, t })
  return hotelScore ? t('filters.score.value', { score: hotelScore }) : null
}

type Distance = { km: number | undefined; facets: Facets | null | undefined; t: TFunction }

/** Null where none is chosen. */
export function distanceLabel({ km, facets, t }: Distance): string | null {
  if (km === undefined) return null
  return km === 0 ? townAlone({ facets, t }) : t('filters.distance.value', { km })
}

/** "Only in Lille", as soon as an answer has named the town. */
export const townAlone = ({ facets, t }: Omit<Distance, 'km'>): string =>
  facets?.distance?.find(({ id }) => id === '0')?.label ?? t('filters.distance.only')

type Price = { from?: number; to?: number; locale: Locale; t: TFunction }

export function priceLabel({ from, to, locale, t }: Price): string | null {
  const amount = (euros: number) => formatCents({ cents: euros * 100, locale })
  if (from !== undefined && to !== undefined)
    return t('filters.price.between', { from: amount(from), to: amount(to) })
  if (from !== undefined) return t('filters.price.from', { from: amount(from) })
  return to === undefined ? null : t('filters.price.upTo', { to: amount(to) })
}
