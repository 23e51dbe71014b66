import type { FallbackKey, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import { expandRadiusKm } from '@escapade/shared-contracts/rules/search/distances'
import type { Point } from '../../search/criteria/place'

type Criterias = OffersRequest['searchCriterias']
type Part = 'destination' | 'category' | 'dates'

/** Parts that a search lets go of, alone and then together, in the order of the cascade (D35). */
const cascade: readonly (readonly Part[])[] = [
  ['destination'],
  ['category'],
  ['dates'],
  ['destination', 'category'],
  ['destination', 'dates'],
  ['category', 'dates'],
  ['destination', 'category', 'dates'],
]

const resultsPerBlock = 3
const around: readonly string[] = ['city', 'poi', 'skiresort', 'hotel']
const placeCriterias = ['hotelId', ...placeKeys] as const

export type FallbackVariant = {
  name: string
  loosened: readonly Part[]
  /** Anywhere: an area gave way, and nothing is near to it. */
  isElsewhere: boolean
  request: OffersRequest
}

/** The wider searches that make sense for a request: only what it asks for can be let go (SE-067). */
export function fallbackVariants(request: OffersRequest, centre: Point | null): FallbackVariant[] {
  const criterias = request.searchCriterias
  const given: Record<Part, boolean> = {
    destination: placeAsked(criterias) !== null || criterias.latitude !== undefined,
    category: criterias.theme !== undefined || Boolean(criterias.tags?.length),
    dates: criterias.checkin !== undefined || criterias.when !== undefined,
  }
  return cascade
    .filter((parts) => parts.every((part) => given[part]))
    .map((loosened, order) => {
      const name = loosened.join('+')
      return {
        name,
        loosened,
        isElsewhere: loosened.includes('destination') && isArea(criterias),
        request: {
          ...request,
          searchCriterias: loosen(criterias, loosened, centre),
          provider: 'catalog',
          pagination: { page: 0, limit: resultsPerBlock },
          fetchPageModel: false,
          fallbackKey: keyOf({ criterias, loosened, name, order }),
        },
      }
    })
}

/** A region or a country: too large to look around it. */
const isArea = (criterias: Criterias): boolean => {
  const place = placeAsked(criterias)
  return place !== null && !around.includes(place.category)
}

function placeAsked(criterias: Criterias) {
  if (criterias.hotelId) return { category: 'hotel', id: criterias.hotelId }
  const category = placeKeys.find((key) => key !== 'hotel' && criterias[key])
  return category && category !== 'hotel' ? { category, id: criterias[category] ?? '' } : null
}

function loosen(criterias: Criterias, parts: readonly Part[], centre: Point | null): Criterias {
  const wider = parts.includes('destination') ? widen(criterias, centre) : criterias
  const { theme, tags, ...anyMood } = wider
  const mood = parts.includes('category') ? anyMood : wider
  const { checkin, night, flex, when, ...anyTime } = mood
  return parts.includes('dates') ? anyTime : mood
}

/** A spot is looked for 30 km farther around; a whole region or country gives way to everywhere. */
function widen(criterias: Criterias, centre: Point | null): Criterias {
  const distance = { distanceMin: 0, distanceMax: (criterias.distanceMax ?? 0) + expandRadiusKm }
  const place = placeAsked(criterias)
  if (!place) return { ...criterias, ...distance }
  const { category } = place
  if (around.includes(category) && category !== 'hotel') return { ...criterias, ...distance }
  const elsewhere = withoutKeys(criterias, placeCriterias)
  if (category !== 'hotel' || !centre) return elsewhere
  return { ...elsewhere, latitude: centre.lat, longitude: centre.lng, ...distance }
}

type KeyInput = { criterias: Criterias; loosened: readonly Part[]; name: string; order: number }

const keyOf = ({ criterias, loosened, name, order }: KeyInput): FallbackKey => ({
  destination: {
    value: placeAsked(criterias)?.id ?? null,
    isAround: criterias.latitude !== undefined || criterias.distanceMax !== undefined,
    isExpanded: loosened.includes('destination'),
  },
  dates: !loosened.includes('dates'),
  category: !loosened.includes('category'),
  value: name,
  order,
})
