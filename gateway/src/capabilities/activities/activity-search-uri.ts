import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { ActivityOrder } from './activity-plan'

/** Address of the results page for a search of activities: no party, no sort, no nights. */
export function activitySearchUri({ searchCriterias: criterias }: ActivityOrder): string {
  const {
    hotelId,
    latitude,
    longitude,
    adult: _,
    child: _child,
    baby: _baby,
    night: _night,
    ...same
  } = criterias
  const hash = serializeCriteria({
    criteria: {
      ...same,
      ...(hotelId === undefined ? {} : { hotel: hotelId }),
      ...(latitude === undefined ? {} : { lat: latitude }),
      ...(longitude === undefined ? {} : { lng: longitude }),
    },
  })
  return `/search?flow=activity${hash ? `#${hash}` : ''}`
}
