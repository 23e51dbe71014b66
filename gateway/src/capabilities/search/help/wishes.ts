import type { SearchChange } from '@escapade/shared-contracts/api/search/search-help-schemas'
import { filterKeys } from '@escapade/shared-contracts/criteria/search-filters'
import type { Offered } from '../filters/package-flag'
import { hotelFilters, packageFilters } from '../index/hotel-filters'
import type { SearchIndex } from '../index/search-index'
import type { Filters, SearchPlan } from '../search-plan'

/** A filter of a search, by itself. */
export type Wish = {
  change: SearchChange
  hotel: (hotel: number) => boolean
  stay: (stay: number, cents: number, offered: Offered) => boolean
}

/** Longer lists give way as a whole: one of a dozen values is not weighed. */
const mostValues = 4

/** Every filter of the search, and of a list of which all have to be there each value. */
export const wishesOf = (question: { index: SearchIndex; plan: SearchPlan; now: string }): Wish[] =>
  partsOf(question.plan.filters).map(({ change, only }) => {
    const { theme, tags, price, flags } = packageFilters({
      ...question,
      plan: { ...question.plan, filters: only },
    })
    const [ofHotel] = hotelFilters(only, question.index)
    return {
      change,
      hotel: ofHotel ? ofHotel.passes : () => true,
      stay: (stay, cents, offered) => theme(stay) && tags(stay) && price(cents) && flags.all(stay, offered),
    }
  })

type Part = { change: SearchChange; only: Filters }

const partsOf = (filters: Filters): Part[] =>
  filterKeys.flatMap((key): Part[] => {
    const value = filters[key]
    if (key === 'priceMin' || key === 'priceMax') return priceParts(key, filters)
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return []
    if (key !== 'tags' && key !== 'facilities')
      return [{ change: { kind: 'without', key }, only: { [key]: value } }]
    const values = filters[key] ?? []
    if (values.length > mostValues) return [{ change: { kind: 'without', key }, only: { [key]: values } }]
    return values.map((each) => ({
      change: { kind: 'without', key, value: each },
      only: { [key]: [each] },
    }))
  })

/** Both bounds are one wish. */
function priceParts(key: 'priceMin' | 'priceMax', { priceMin, priceMax }: Filters): Part[] {
  const isAsked = priceMin !== undefined || priceMax !== undefined
  if (key === 'priceMin' || !isAsked) return []
  return [{ change: { kind: 'without', key }, only: { priceMin, priceMax } }]
}
