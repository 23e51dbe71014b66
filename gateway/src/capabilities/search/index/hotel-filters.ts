import type { FacetKind } from '../facet-kinds'
import type { Filters, SearchPlan } from '../search-plan'
import type { HotelKind } from './columns/hotel-columns'
import { hasBit } from './columns/value-bits'
import { type FlagFilters, flagFilters } from './flag-filters'
import type { SearchIndex } from './search-index'

/** Filter with the name it is counted as; a score is counted by its thresholds. */
export type HotelFilter = { kind: HotelKind | 'hotelScore'; passes: (hotel: number) => boolean }

const some = <T>(values: T[] | undefined): T[] | null => (values?.length ? values : null)

const anyKinds = ['stars', 'hotelStyles', 'hotelEnvironments', 'hotelTypes'] as const

/** Numbers of the codes; one that no hotel has is -1. */
const numbersOf = ({ codes }: SearchIndex, kind: FacetKind, values: string[]) =>
  values.map((value) => codes[kind].numberOf(value) ?? -1)

/** Conditions on a hotel itself. Facilities must all be there; of the other lists one is enough. */
export function hotelFilters(filters: Filters, index: SearchIndex): HotelFilter[] {
  const { sets, score } = index.hotels
  const found: HotelFilter[] = anyKinds.flatMap((kind) => {
    const values = some(filters[kind])
    if (!values) return []
    const having = sets[kind].withSome(numbersOf(index, kind, values))
    return [{ kind, passes: (hotel: number) => hasBit(having, hotel) }]
  })
  const facilities = some(filters.facilities)
  if (facilities) {
    const having = sets.facilities.withAll(numbersOf(index, 'facilities', facilities))
    found.push({ kind: 'facilities', passes: (hotel) => hasBit(having, hotel) })
  }
  const { hotelScore } = filters
  // Without a score it is NaN, which is at least nothing.
  if (hotelScore !== undefined)
    found.push({ kind: 'hotelScore', passes: (hotel) => (score[hotel] ?? 0) >= hotelScore })
  return found
}

/** Conditions on a package, each question apart: the counts of one filter leave out that filter. */
export type PackageFilters = {
  theme: (stay: number) => boolean
  tags: (stay: number) => boolean
  price: (cents: number) => boolean
  flags: FlagFilters
}

const always = () => true
const never = () => false

export function packageFilters(question: {
  plan: SearchPlan
  index: SearchIndex
  now: string
}): PackageFilters {
  const {
    plan: { filters },
    index,
  } = question
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = filters
  const all = (kind: 'themes' | 'tags', values: string[] | null) => {
    if (!values) return always
    const set = index.packages[kind]
    const numbers = numbersOf(index, kind, values)
    if (numbers.includes(-1)) return never
    const wanted = set.maskOf(numbers)
    return (stay: number) => set.hasAll(stay, wanted)
  }
  return {
    theme: all('themes', filters.theme === undefined ? null : [filters.theme]),
    // A dinner and a spa: both in one stay (decision 066).
    tags: all('tags', some(filters.tags)),
    price: (cents) => cents >= priceMin && cents <= priceMax,
    flags: flagFilters(question),
  }
}
