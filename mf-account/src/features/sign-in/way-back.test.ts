import { isOfShop, wayBack } from './way-back'

const href = (path: string) => `/fr${path}`

describe('the page to go on with', () => {
  it.each([
    [undefined, '/fr/account/trips'],
    ['', '/fr/account/trips'],
    ['/fr/search?flow=booking#city=75', '/fr/search?flow=booking#city=75'],
    ['/nl/checkout/booking?productId=7', '/nl/checkout/booking?productId=7'],
    ['https://evil.example/', '/fr/'],
    ['//evil.example', '/fr/'],
    ['/\\evil.example', '/fr/'],
    ['javascript:alert(1)', '/fr/'],
    ['account/trips', '/fr/'],
    ['/a b', '/fr/'],
  ])('[SH-025] for origin %s is %s', (origin, to) => {
    expect(wayBack(origin, href)).toBe(to)
  })

  it('[SH-025] is never longer than an address may be', () => {
    expect(isOfShop(`/${'a'.repeat(2000)}`)).toBe(false)
  })
})
