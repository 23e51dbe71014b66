import type { ActivityDestination } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { countryOf, type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import { textIn } from '../../platform/texts/texts'
import type { PlaceReader } from '../destinations/public'
import type { ActivitiesRepository } from './activities-repository'

type Deps = { activities: ActivitiesRepository; placesNow: PlaceReader; clock: Clock }
type PointOfSale = ActivityDestination['pos']

const isPointOfSale = (country: string): country is PointOfSale => ['ES', 'FR', 'BE'].includes(country)

/** Towns with activities of the locale's country, those with the most first; elsewhere none. */
export const createActivityDestinations =
  ({ activities, placesNow, clock }: Deps) =>
  async (locale: Locale): Promise<ActivityDestination[]> => {
    const pos = countryOf(locale)
    if (!isPointOfSale(pos)) return []
    const [ids, findPlace] = await Promise.all([
      activities.findTowns({ country: pos, today: clock.today() }),
      placesNow(),
    ])
    const places = await Promise.all(ids.map((id) => findPlace({ category: 'city', id })))
    return places.flatMap((place) => {
      if (!place) return []
      const { id, names, latitude, longitude } = place
      return [{ id, pos, label: textIn(names, languageOf(locale)), location: { latitude, longitude } }]
    })
  }
