import type { ActivitySearchRequest } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import { activityRadiusKm } from '@escapade/shared-contracts/rules/search/distances'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { offersRequest } from './offers-request'

const packagesPerCentre = 20

type Input = { locale: Locale; criteria: Criteria; page: number }

/** Criteria in the words of the search of day activities (GW-006). */
export function activitiesRequest({ locale, criteria, page }: Input): ActivitySearchRequest {
  const { searchCriterias } = offersRequest({ locale, flow: 'activity', criteria, page })
  const { city, latitude, distanceMax } = searchCriterias
  const isSpot = city !== undefined || latitude !== undefined
  return {
    locale,
    searchCriterias: isSpot
      ? { ...searchCriterias, distanceMax: distanceMax || activityRadiusKm }
      : searchCriterias,
    numberOfPackagesPerHotel: packagesPerCentre,
    page,
    limit: searchPageSize,
    fetchPageModel: page === 0,
  }
}
