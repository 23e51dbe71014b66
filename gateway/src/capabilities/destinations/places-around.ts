import type { PlacesAround } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { kilometresBetween, kmPerDegree } from '../../platform/geo/kilometres-between'
import { textIn } from '../../platform/texts/texts'

type Asked = { locale: Locale; lat: number; lng: number }

const categories = ['city', 'poi', 'skiresort'] as const
/** A short drive. */
const farthestKm = 30
const mostTowns = 3
const mostPlaces = 8

/** The sights and ski resorts around a position with the largest towns, the nearest first. */
export async function readPlacesAround(db: Db, { locale, lat, lng }: Asked): Promise<PlacesAround> {
  const [north, east] = [farthestKm / kmPerDegree, degreesEast(lat)]
  const rows = await db
    .selectFrom('place')
    .select(['id', 'category', 'names', 'latitude', 'longitude'])
    .where('category', 'in', categories)
    .where('latitude', '>=', lat - north)
    .where('latitude', '<=', lat + north)
    .where('longitude', '>=', lng - east)
    .where('longitude', '<=', lng + east)
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
  return { places: [...others.slice(0, mostPlaces - towns.length), ...towns].sort(byDistance) }
}

const byDistance = (a: { metres: number }, b: { metres: number }) => a.metres - b.metres

/** Degrees of longitude; near a pole that is every one. */
const degreesEast = (lat: number) =>
  Math.min(180, farthestKm / (kmPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180))))
