import { breakfast } from './hotels/breakfast-scene'
import { hammam } from './hotels/hammam-scene'
import { hotelFacade } from './hotels/hotel-facade-scene'
import { familyRoom, hotelRoom, singleRoom, suite } from './hotels/hotel-room-scene'
import { restaurant } from './hotels/restaurant-scene'
import { spa } from './hotels/spa-scene'
import { suiteBath } from './hotels/suite-bath-scene'
import { terrace } from './hotels/terrace-scene'
import { bicycleRide } from './outings/bicycle-ride-scene'
import { boatTrip } from './outings/boat-trip-scene'
import { concert } from './outings/concert-scene'
import { cooking } from './outings/cooking-scene'
import { giftBox } from './outings/gift-box-scene'
import { massage } from './outings/massage-scene'
import { museum } from './outings/museum-scene'
import { voucher } from './outings/voucher-scene'
import { wineTasting } from './outings/wine-tasting-scene'
import { lavender } from './parts/country-parts'
import { cabin } from './places/cabin-scene'
import { canal } from './places/canal-scene'
import { castle } from './places/castle-scene'
import { coast } from './places/coast-scene'
import { countryside } from './places/countryside-scene'
import { garden } from './places/garden-scene'
import { harbour } from './places/harbour-scene'
import { lake } from './places/lake-scene'
import { mountain } from './places/mountain-scene'
import { oldTown } from './places/old-town-scene'
import { ski } from './places/ski-scene'
import { skyline } from './places/skyline-scene'
import { vineyard } from './places/vineyard-scene'
import type { Ground } from './stage/foreground'
import type { MoodName, Region } from './stage/palette'
import type { Stage } from './stage/stage'

export type SubjectPlan = {
  paint: (stage: Stage) => string
  /** Hours that suit the subject; a repeated one is likelier. */
  moods: readonly MoodName[]
  /** Range of the horizon, as a share of the height. */
  horizon: readonly [number, number]
  /** Regions to draw from when no locale is given. */
  regions?: readonly Region[]
  /** Seen from nearer or further, and past what stands in front of it. */
  outdoors?: Ground
}

const day: readonly MoodName[] = ['morning', 'golden', 'noon', 'sunset', 'dawn']
const indoors: readonly MoodName[] = ['morning', 'golden', 'noon', 'silver', 'dawn', 'sunset']
const plan = (
  paint: SubjectPlan['paint'],
  moods: readonly MoodName[],
  low = 0.5,
  high = 0.54,
  regions?: readonly Region[],
): SubjectPlan => ({ paint, moods, horizon: [low, high], ...(regions ? { regions } : {}) })
const town = (...own: Parameters<typeof plan>): SubjectPlan => ({ ...plan(...own), outdoors: 'town' })
const country = (...own: Parameters<typeof plan>): SubjectPlan => ({ ...plan(...own), outdoors: 'country' })

export const subjects = {
  coast: country(coast, ['morning', 'noon', 'golden', 'sunset', 'noon', 'dawn', 'dusk'], 0.44, 0.52),
  harbour: town(harbour, ['morning', 'golden', 'sunset', 'dusk', 'noon'], 0.5, 0.56),
  'old-town': town(oldTown, ['morning', 'golden', 'noon', 'dusk', 'sunset'], 0.56, 0.62),
  skyline: town(skyline, ['dawn', 'golden', 'sunset', 'dusk', 'night', 'morning', 'silver'], 0.5, 0.56),
  canal: town(canal, ['morning', 'golden', 'dusk', 'silver', 'dawn', 'sunset'], 0.5, 0.56, ['nl', 'be']),
  vineyard: country(vineyard, day, 0.4, 0.46, ['fr', 'fr', 'it', 'es']),
  mountain: country(mountain, ['morning', 'golden', 'noon', 'dawn', 'dusk', 'sunset'], 0.5, 0.56, [
    'fr',
    'it',
  ]),
  lake: country(lake, ['morning', 'golden', 'dawn', 'sunset', 'silver', 'dusk'], 0.46, 0.52, ['it', 'fr']),
  countryside: country(countryside, [...day, 'silver'], 0.4, 0.46),
  lavender: country(lavender, day, 0.38, 0.44, ['fr', 'it', 'es', 'nl']),
  castle: country(castle, ['morning', 'golden', 'sunset', 'dusk', 'dawn', 'silver'], 0.46, 0.52),
  cabin: country(cabin, ['morning', 'golden', 'dawn', 'dusk', 'silver', 'night'], 0.36, 0.42),
  ski: {
    ...plan(ski, ['morning', 'noon', 'dawn', 'dusk', 'silver', 'sunset', 'night'], 0.48, 0.54, ['fr', 'it']),
    outdoors: 'snow',
  },
  'hotel-day': town(hotelFacade, ['morning', 'golden', 'noon', 'silver'], 0.7, 0.74),
  'hotel-night': town(hotelFacade, ['dusk', 'night', 'dusk', 'sunset'], 0.7, 0.74),
  room: plan(hotelRoom, [...indoors, 'dusk', 'night']),
  'single-room': plan(singleRoom, [...indoors, 'dusk', 'night']),
  'family-room': plan(familyRoom, [...indoors, 'dusk', 'night']),
  suite: plan(suite, [...indoors, 'dusk', 'night']),
  'suite-bath': plan(suiteBath, [...indoors, 'dusk']),
  spa: plan(spa, [...indoors, 'dusk', 'night']),
  hammam: plan(hammam, ['golden', 'sunset', 'dawn', 'morning']),
  massage: plan(massage, ['morning', 'golden', 'dawn', 'silver']),
  restaurant: plan(restaurant, ['golden', 'sunset', 'dusk', 'noon', 'night', 'morning']),
  breakfast: plan(breakfast, ['morning', 'golden', 'noon', 'dawn']),
  'wine-tasting': plan(wineTasting, ['golden', 'morning', 'sunset', 'noon']),
  cooking: plan(cooking, ['morning', 'golden', 'noon', 'silver']),
  bicycle: plan(bicycleRide, day, 0.42, 0.48),
  'boat-trip': plan(boatTrip, ['morning', 'noon', 'golden', 'sunset', 'dawn'], 0.42, 0.5),
  museum: plan(museum, ['morning', 'golden', 'silver', 'noon']),
  concert: plan(concert, ['sunset', 'golden', 'dawn']),
  garden: country(garden, ['morning', 'golden', 'noon', 'dawn', 'sunset'], 0.36, 0.42),
  terrace: plan(terrace, ['sunset', 'golden', 'dusk', 'sunset'], 0.44, 0.52),
  'gift-box': plan(giftBox, ['morning', 'golden', 'dawn', 'noon', 'sunset']),
  voucher: plan(voucher, ['morning', 'golden', 'dawn', 'noon']),
} satisfies Record<string, SubjectPlan>

export type Subject = keyof typeof subjects
