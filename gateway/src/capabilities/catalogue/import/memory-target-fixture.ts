import type { LandmarkRecord } from '../../destinations/imported-landmarks'
import type { PlacedCity, PlaceRecord, UpsertCount } from '../../destinations/imported-places'
import type { HotelIdentity, ImportTarget } from './import-target'

/** Keeps what an import writes, for tests. */
export function createMemoryTarget(known: readonly PlacedCity[] = []) {
  const places = new Map<string, PlaceRecord>()
  const landmarks = new Map<string, LandmarkRecord>()
  const hotels = new Map<string, HotelIdentity>()

  const upsert = <T>(
    map: Map<string, T>,
    entries: readonly (readonly [key: string, value: T])[],
  ): UpsertCount => {
    const count = { added: 0, changed: 0, same: 0 }
    for (const [key, value] of entries) {
      const before = map.get(key)
      const outcome = !before
        ? 'added'
        : JSON.stringify(before) === JSON.stringify(value)
          ? 'same'
          : 'changed'
      count[outcome] += 1
      map.set(key, value)
    }
    return count
  }
  const target: ImportTarget = {
    async citiesOf(countryCode) {
      const cities = [...places.values()].filter(
        (place) => place.category === 'city' && place.countryCode === countryCode,
      )
      return [...known, ...cities]
    },
    upsertPlaces: async (batch) =>
      upsert(
        places,
        batch.map((place) => [`${place.category}:${place.id}`, place] as const),
      ),
    upsertLandmarks: async (batch) =>
      upsert(
        landmarks,
        batch.map((landmark) => [landmark.landmarkId, landmark] as const),
      ),
    upsertHotels: async (batch) =>
      upsert(
        hotels,
        batch.map((hotel) => [hotel.id, hotel] as const),
      ),
    refresh: async () => undefined,
  }
  return { target, places, landmarks, hotels }
}
