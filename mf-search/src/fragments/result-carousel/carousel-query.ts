import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import type { ActivityOnlyPackage } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest, StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onlyGiven } from '@escapade/shared-contracts/criteria/criteria-keys'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'
import { activitiesRequest } from '../../search/queries/activities-request'
import { offersRequest } from '../../search/queries/offers-request'

const kinds = { stays: 'booking', gifts: 'gifting', activities: 'activity' } as const satisfies Record<
  string,
  Flow
>

export type ResultCarouselProps = FragmentProps['mf-search/result-carousel']

export const flowOf = ({ type = 'stays' }: Pick<ResultCarouselProps, 'type'>): Flow => kinds[type]

/** Props that are criteria of the search. */
const placed = [
  'checkin',
  'checkout',
  'nights',
  'theme',
  'tags',
  'priceMax',
  'city',
  'country',
  'region',
  'lat',
  'lng',
  'distanceMax',
  'minisite',
] as const satisfies (keyof ResultCarouselProps & keyof Criteria)[]

/** Criteria of the carousel, as the address of the whole search says them. */
export function criteriaOf(props: ResultCarouselProps, stay: Criteria = {}): Criteria {
  const given = Object.fromEntries(placed.map((key) => [key, props[key]]))
  const criteria = { ...(props.followsStay ? stay : {}), ...onlyGiven(given) }
  // A title speaks of the town alone.
  const isAlone = props.city && props.distanceMax === undefined && flowOf(props) !== 'activity'
  return isAlone ? { ...criteria, distanceMax: 0 } : criteria
}

export type CarouselResults = { stays: StayResult[]; activities: ActivityOnlyPackage[] }

type Input = { locale: Locale; props: ResultCarouselProps; criteria: Criteria }

/** The best few results for what the page that shows them wants. */
export const carouselQuery = (api: ApiClient, { locale, props, criteria }: Input) => {
  const { count, withoutHotels } = props
  const flow = flowOf(props)
  return queryOptions({
    queryKey: ['carousel', flow, locale, criteria, count, withoutHotels],
    queryFn: async ({ signal }): Promise<CarouselResults> => {
      if (flow === 'activity') {
        const body = {
          ...activitiesRequest({ locale, criteria, page: 0 }),
          limit: count,
          fetchPageModel: false,
        }
        const answer = await api.send(searchActivities, { body, signal })
        return { stays: [], activities: answer.activityOnlyPackages }
      }
      const body: OffersRequest = {
        ...offersRequest({ locale, flow, criteria, page: 0 }),
        pagination: { page: 0, limit: count },
        withoutHotels,
        fetchPageModel: false,
      }
      const answer = await api.send(searchOffers, { body, signal })
      return { stays: answer.exactMatch, activities: [] }
    },
  })
}
