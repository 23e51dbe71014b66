import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { placesAround } from './around'

const hierarchy = [
  { label: 'France', uri: '/search?flow=booking#country=FR' },
  { label: 'Burgundy', uri: '/search?flow=booking#region=4' },
  { label: 'Hotel 9', uri: '/hotel/9' },
]

const around = (hash: string, flow: 'booking' | 'gifting' = 'booking') =>
  placesAround({ locationHierarchy: hierarchy }, { flow, criteria: parseCriteria({ hash }) }).map(
    ({ uri }) => uri,
  )

describe('placesAround', () => {
  it('[SE-015] searches there for the same dates, party and filters, but not as far around', () => {
    expect(around('city=75&distanceMax=100&checkin=2026-12-05&a=3')).toEqual([
      '/search?flow=booking#checkin=2026-12-05&a=3&country=FR',
      '/search?flow=booking#checkin=2026-12-05&a=3&region=4',
      '/hotel/9',
    ])
  })

  it('[SE-015] stays among gifts', () => {
    expect(around('', 'gifting')[0]).toBe('/search?flow=gifting#country=FR')
  })
})
