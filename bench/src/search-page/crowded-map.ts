import type { Route } from '@playwright/test'

type MapAnswer = {
  map?: { id: string; label: string; lat: number; lng: number; price: number; weekendIds: string[] }[]
  towns?: { id: string; label: string; lat: number; lng: number; population: number }[]
}
type Asked = { performMapSearch?: boolean; searchCriterias: { latitude?: number; longitude?: number } }

const france = { latitude: 46.6, longitude: 2.5 }
/** Angle of the golden section: neighbours on the spiral never line up. */
const turn = Math.PI * (3 - Math.sqrt(5))
/** Beyond the edges of the screen at the zoom of a country. */
const reachDegrees = 9

/** Answers a search of the map with so many hotels around its middle; other searches go on to the gateway. */
export async function crowdedMap(route: Route, count: number): Promise<void> {
  const asked: Asked = route.request().postDataJSON()
  if (!asked.performMapSearch) return route.continue()
  const answer = await route.fetch().catch(() => null)
  // The map was moved on meanwhile: this answer is no longer needed.
  if (!answer) return
  const found: MapAnswer = await answer.json().catch(() => ({}))
  const { latitude = france.latitude, longitude = france.longitude } = asked.searchCriterias
  const map = Array.from({ length: count }, (_, index) => {
    const reach = reachDegrees * Math.sqrt(index / count)
    return {
      id: `crowd-${index}`,
      label: `Hotel ${index}`,
      lat: latitude + reach * Math.sin(index * turn),
      lng: longitude + 1.5 * reach * Math.cos(index * turn),
      price: 9_000 + ((index * 7919) % 30_000),
      weekendIds: ['1'],
    }
  })
  // Every other hotel has a town for itself.
  const towns = map.flatMap(({ id, lat, lng }, index) =>
    index % 2 === 0
      ? [{ id, lat, lng, label: `Saint-Georges-${index}`, population: (index * 7919) % 300_000 }]
      : [],
  )
  towns.sort((one, other) => other.population - one.population)
  await route.fulfill({ response: answer, json: { ...found, map, towns } }).catch(() => {})
}
