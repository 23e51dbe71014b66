import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import type {
  ActivityOnlyDetail,
  ActivityOnlyPackage,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type Question = { activity: Pick<ActivityOnlyDetail, 'mainActivityCenter'>; locale: Locale }

/** One activity of each house around, the house of the page among them (AC-023). */
export function nearbyQuery(api: ApiClient, { activity, locale }: Question) {
  const { latitude, longitude } = activity.mainActivityCenter.location
  return queryOptions({
    queryKey: ['nearby-activities', latitude, longitude, locale],
    queryFn: async ({ signal }): Promise<ActivityOnlyPackage[]> => {
      const searchCriterias = { adult: 2, child: 0, baby: 0, latitude, longitude }
      const body = { locale, searchCriterias, numberOfPackagesPerHotel: 1, page: 0, limit: 9 }
      const { activityOnlyPackages } = await api.send(searchActivities, { body, signal })
      return activityOnlyPackages
    },
  })
}
