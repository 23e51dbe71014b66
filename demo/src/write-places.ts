import { countries, departments } from '@escapade/gateway/capabilities/destinations/areas/areas'
import type { PlaceTable } from '@escapade/gateway/capabilities/destinations/destination-tables'
import type { Db } from '@escapade/gateway/platform/database/database'
import { sameText, slugOf } from '@escapade/gateway/platform/texts/texts'
import type { Insertable } from 'kysely'
import { regions } from './places/areas'
import { landmarks } from './places/landmarks/landmarks'
import { points } from './places/points'
import type { Town } from './places/town'
import { towns } from './places/towns'

const batchSize = 200

/** The places of the generated catalogue, from countries down to points of interest. */
export async function writePlaces(db: Db): Promise<void> {
  const rows = [...areaRows(), ...towns.map(townRow), ...pointRows()]
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto('place')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Landmarks of its towns. */
export async function writeLandmarks(db: Db): Promise<void> {
  const rows = landmarks.map(({ kind, town, name, latitude, longitude, place }) => ({
    landmarkId: slugOf(`${town} ${kind} ${name}`),
    kind,
    names: JSON.stringify(sameText(name)),
    latitude,
    longitude,
    weight: 900 - place * 20,
    source: 'generated' as const,
  }))
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto('landmark')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const knownDepartments = new Set(departments.map(({ id }) => id))

/** The department as a place; regions of one province have none. */
export const departmentOf = ({ department }: Town): string | null =>
  department && knownDepartments.has(department) ? department : null

type PlaceRow = Insertable<PlaceTable>

/** Areas lie in the middle of their towns, and are as known as these together. */
function areaRows(): PlaceRow[] {
  const row = (
    category: PlaceRow['category'],
    id: string,
    names: object,
    slug: string,
    inside: Town[],
  ): PlaceRow => ({
    id,
    category,
    names: JSON.stringify(names),
    slug,
    countryCode: id.slice(0, 2),
    regionId: category === 'department' ? id.split('.').slice(0, 2).join('.') : null,
    departmentId: null,
    ...middleOf(inside),
    population: inside.reduce((sum, { population }) => sum + population, 0),
    popularity: Math.min(900, 200 + inside.reduce((sum, { demand }) => sum + demand, 0) * 6),
    radiusKm: null,
    source: 'generated',
  })
  return [
    ...countries.map(({ id, names }) => row('country', id, names, slugOf(names.en), inCountry(id))),
    ...regions.map(({ id, names }) =>
      row(
        'region',
        id,
        names,
        slugOf(names.fr),
        towns.filter((town) => town.region === id),
      ),
    ),
    ...departments.map(({ id, names }) =>
      row(
        'department',
        id,
        names,
        slugOf(names.fr),
        towns.filter((town) => town.department === id),
      ),
    ),
  ]
}

const inCountry = (country: string) => towns.filter((town) => town.country === country)

function middleOf(inside: Town[]): { latitude: number; longitude: number } {
  const mean = (pick: (town: Town) => number) =>
    inside.reduce((sum, town) => sum + pick(town), 0) / inside.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}

const townRow = (town: Town): PlaceRow => ({
  id: town.id,
  category: 'city',
  names: JSON.stringify(town.names),
  slug: slugOf(town.name),
  countryCode: town.country,
  regionId: town.region,
  departmentId: departmentOf(town),
  latitude: town.latitude,
  longitude: town.longitude,
  population: town.population,
  popularity: town.demand * 55,
  radiusKm: null,
  source: 'generated',
})

const pointRows = (): PlaceRow[] =>
  points.map(({ id, category, country, names, latitude, longitude, radiusKm, popularity }) => ({
    id,
    category,
    names: JSON.stringify(names),
    slug: id,
    countryCode: country,
    regionId: null,
    departmentId: null,
    latitude,
    longitude,
    population: 0,
    popularity,
    radiusKm,
    source: 'generated',
  }))
