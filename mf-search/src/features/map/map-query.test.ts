import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { openingView, toMarkers, withArea } from './map-query'

const criteria = (hash: string) => parseCriteria({ hash })
const beaune = { lat: 47.02, lng: 4.84 }
const hotel = (id: string, lat: number, lng: number) => ({
  id,
  label: `Hotel ${id}`,
  lat,
  lng,
  price: 12_990,
  weekendIds: [id],
})
const size = { width: 800, height: 600 }
const open = (hash: string, location: typeof beaune | null = beaune, hotels = [hotel('1', 47.02, 4.84)]) =>
  openingView(criteria(hash), { location, hotels, size })

describe('openingView', () => {
  it.each([
    ['hotel=1', 14],
    ['city=1', 12],
    ['poi=1', 12],
    ['skiresort=1', 12],
    ['department=1', 9],
    ['region=1', 8],
    ['country=1', 6],
    ['touristicregion=1', 6],
  ])('[SE-081] shows %s at zoom %i', (hash, zoom) => {
    expect(open(hash)).toEqual({ ...beaune, zoom })
  })

  it('[SE-082] starts near Barcelona when nothing is known', () => {
    expect(open('', null, [])).toEqual({ lat: 41.3851, lng: 2.1734, zoom: 6 })
  })

  it('starts in the middle of what was found where no place was asked for', () => {
    expect(open('', null, [hotel('1', 40, 0), hotel('2', 50, 4)])).toMatchObject({
      lat: expect.closeTo(45, 0),
      lng: 2,
    })
  })

  it('[SE-078] steps back until it shows all that was found, at the edges of what was asked for too', () => {
    const far = [hotel('1', 49.2, 4.8), hotel('2', 44.9, 2.1), hotel('3', 46.8, 7.4)]
    const { zoom, lat, lng } = open('city=1&distanceMax=300', beaune, far)
    const degrees = (800 / 256) * (360 / 2 ** zoom)
    expect({ lat, lng }).toEqual({ lat: expect.closeTo((49.2 + 44.9) / 2, 0), lng: 4.75 })
    expect(degrees).toBeGreaterThan(7.4 - 2.1)
    expect(degrees / 2).toBeLessThan((7.4 - 2.1) * 2)
  })
})

it('searches what is in sight instead of the place', () => {
  const next = withArea(criteria('city=75&distanceMin=3&theme=985'), {
    lat: 47.123456,
    lng: 4.8,
    radiusKm: 25,
  })
  expect(serializeCriteria({ criteria: next })).toBe(
    serializeCriteria({ criteria: criteria('theme=985&lat=47.1235&lng=4.8&distanceMax=25') }),
  )
})

it('[SE-078] names a marker by its hotel, and labels it by whole euros', () => {
  const [marker] = toMarkers([hotel('1', 40, 0)], {
    locale: 'fr_FR',
    nameOf: (label, price) => `${label}, from ${price}`,
  })
  expect(marker?.label).toMatch(/^130\s€$/)
  expect(marker?.name).toMatch(/^Hotel 1, from 130/)
})
