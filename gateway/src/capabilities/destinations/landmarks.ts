import type {
  LandmarkKind,
  Landmarks,
  PlacesAround,
} from '@escapade/shared-contracts/api/search/destinations-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { type Edges, edgesAround } from '../../platform/geo/edges-around'
import { kilometresBetween } from '../../platform/geo/kilometres-between'
import { type Texts, textIn } from '../../platform/texts/texts'

type KnownLandmark = {
  id: string
  kind: LandmarkKind
  names: Partial<Texts>
  latitude: number
  longitude: number
}

/** More than these no map has room for. */
const mostOnMap = 150
/** Degrees: a map that shows more has no room for them, and reading them would take long. */
const widest = 2
/** Around a hotel; what is farther is worth no line. */
const farthestKm = 15
/** Read around a hotel: among so many of the best known the nearest of each kind is found. */
const mostAround = 2_000
const mostSights = 4
/** Kinds of which the nearest says enough. */
const nearestOf: readonly LandmarkKind[] = ['station', 'beach', 'park', 'lake', 'summit']

/** Landmarks between the edges of a close map, the best known first. */
export async function readLandmarks(
  db: Db,
  { locale, ...edges }: Edges & { locale: Locale },
): Promise<Landmarks> {
  const isClose = edges.north - edges.south <= widest && edges.east - edges.west <= widest
  const found = isClose ? await readWithin(db, edges, mostOnMap) : []
  return { landmarks: found.map((one) => present(one, locale)) }
}

type Asked = { locale: Locale; lat: number; lng: number }

/** Landmarks around a position: the best known sights and the nearest of other kinds, the nearest first. */
export async function readLandmarksAround(
  db: Db,
  { locale, lat, lng }: Asked,
): Promise<NonNullable<PlacesAround['landmarks']>> {
  const found = await readWithin(db, edgesAround({ lat, lng }, farthestKm), mostAround)
  const near = found
    .map((one) => ({ one, km: kilometresBetween({ latitude: lat, longitude: lng }, one) }))
    .filter(({ km }) => km <= farthestKm)
  const sights = near.filter(({ one }) => one.kind === 'sight').slice(0, mostSights)
  const nearest = nearestOf.flatMap((kind) =>
    near
      .filter(({ one }) => one.kind === kind)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, 1),
  )
  return [...sights, ...nearest]
    .toSorted((a, b) => a.km - b.km)
    .map(({ one, km }) => ({ ...present(one, locale), metres: Math.round(km * 1000) }))
}

/** Sights and ski resorts that one can search in come first: they are the best known. */
async function readWithin(db: Db, edges: Edges, most: number): Promise<KnownLandmark[]> {
  const { north, south, east, west } = edges
  const places = await db
    .selectFrom('place')
    .select(['id', 'category', 'names', 'latitude', 'longitude'])
    .where('category', 'in', ['poi', 'skiresort'])
    .where((is) => is.and([is.between('latitude', south, north), is.between('longitude', west, east)]))
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  const landmarks = await db
    .selectFrom('landmark')
    .select(['landmarkId as id', 'kind', 'names', 'latitude', 'longitude'])
    .where((is) => is.and([is.between('latitude', south, north), is.between('longitude', west, east)]))
    .orderBy('weight', 'desc')
    .orderBy('landmarkId')
    .limit(most)
    .execute()
  const searchable = places.map(
    ({ category, ...place }): KnownLandmark => ({
      ...place,
      kind: category === 'skiresort' ? 'skiresort' : 'sight',
    }),
  )
  return [...searchable, ...landmarks].slice(0, most)
}

const present = ({ names, ...landmark }: KnownLandmark, locale: Locale) => ({
  ...landmark,
  label: textIn(names, languageOf(locale)),
})
