import type { PlacesAround } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { edgesAround } from '../../platform/geo/edges-around'
import { kilometresBetween } from '../../platform/geo/kilometres-between'
import { textIn } from '../../platform/texts/texts'
import { readLandmarksAround } from './landmarks'

type Asked = { locale: Locale; lat: number; lng: number }

const categories = ['city', 'poi', 'skiresort'] as const
/** A short drive. */
const farthestKm = 30
const mostTowns = 3
const mostPlaces = 8

/** The sights and ski resorts around a position with the largest towns, the nearest first, and its landmarks. */
export async function readPlacesAround(db: Db, { locale, lat, lng }: Asked): Promise<PlacesAround> {
  const { north, south, east, west } = edgesAround({ lat, lng }, farthestKm)
  const rows = await db
    .selectFrom('place')
    .select(['id', 'category', 'names', 'latitude', 'longitude'])
    .where('category', 'in', categories)
    .where((is) => is.and([is.between('latitude', south, north), is.between('longitude', west, east)]))
    .orderBy('population', 'desc')
    .orderBy('id')
    .execute()
  const near = rows.flatMap(({ category, names, ...row }) => {
    const km = kilometresBetween({ latitude: lat, longitude: lng }, row)
    const known = categories.find((one) => one === category)
    if (!known || km > farthestKm) return []
    return {
      ...row,
      category: known,
      label: textIn(names, languageOf(locale)),
      metres: Math.round(km * 1000),
    }
  })
  const towns = near.filter(({ category }) => category === 'city').slice(0, mostTowns)
  const others = near.filter(({ category }) => category !== 'city').sort(byDistance)
  const landmarks = await readLandmarksAround(db, { locale, lat, lng })
  return { places: [...others.slice(0, mostPlaces - towns.length), ...towns].sort(byDistance), landmarks }
}

const byDistance = (a: { metres: number }, b: { metres: number }) => a.metres - b.metres
