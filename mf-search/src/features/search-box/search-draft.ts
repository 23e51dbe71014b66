import { type Criteria, type PlaceKey, placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { ChangedParty } from '@escapade/shared-contracts/rules/change-party'
import type { Flow } from '@escapade/shared-contracts/rules/flow'

const withoutKeys = (criteria: Criteria, keys: readonly string[]): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([key]) => !keys.includes(key)))

/** A chosen destination takes the place of every other, of coordinates and of distances (spec A §4). */
export const withPlace = (criteria: Criteria, category: PlaceKey, id: string): Criteria => ({
  ...withoutPlace(criteria),
  [category]: id,
})

export const withoutPlace = (criteria: Criteria): Criteria =>
  withoutKeys(criteria, [...placeKeys, 'lat', 'lng', 'distanceMin', 'distanceMax'])

/** Around a point, wherever the visitor is. */
export const withPoint = (criteria: Criteria, { lat, lng }: { lat: number; lng: number }): Criteria => ({
  ...withoutPlace(criteria),
  lat,
  lng,
})

export type StayDates = { checkin: string; checkout: string; nights: number }

export const withDates = (criteria: Criteria, dates: StayDates): Criteria => ({ ...criteria, ...dates })

export const withoutDates = (criteria: Criteria): Criteria =>
  withoutKeys(criteria, ['checkin', 'checkout', 'nights'])

/** Two adults alone are what everyone starts with: nothing of them stands in the hash. */
export function withParty(criteria: Criteria, { payload: { a, c, b, s } }: ChangedParty): Criteria {
  const bare = withoutKeys(criteria, ['a', 'c', 'b', 's'])
  return {
    ...bare,
    ...(a !== 2 || c || b ? { a } : {}),
    ...(c ? { c } : {}),
    ...(b ? { b } : {}),
    ...(s ? { s } : {}),
  }
}

export const withTheme = (criteria: Criteria, theme: string): Criteria =>
  theme ? { ...criteria, theme } : withoutKeys(criteria, ['theme'])

/** The literal value of the documents (D9). */
const fromSearchBar = 'search%20bar'

/** Where a search leads: first page, criteria in the hash. */
export function searchUri(flow: Flow, criteria: Criteria): string {
  const hash = serializeCriteria({ criteria })
  return `/search?flow=${flow}&from=${fromSearchBar}${hash && `#${hash}`}`
}
