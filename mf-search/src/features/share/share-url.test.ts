import { shareUrl } from './share-url'

describe('shareUrl', () => {
  const path = '/search?flow=booking#city=12'
  const share = (href: string, locale: 'fr_FR' | 'es_ES' | 'nl_BE' = 'fr_FR') =>
    shareUrl({ href, customerCare: true, locale })

  it('[SE-075] is the address as it stands', () => {
    const href = `https://www.example.test${path}`
    expect(shareUrl({ href, customerCare: false, locale: 'fr_FR' })).toBe(href)
    expect(share('http://es.localhost:3000/search?cc=1', 'es_ES')).toBe(
      'http://es.localhost:3000/search?cc=1',
    )
  })

  it('[SE-076] leads from the host of customer care to the public one', () => {
    expect(share(`https://customer-care.example.test${path}`)).toBe(`https://www.example.test${path}`)
  })

  it('[SE-076] keeps the market of the host', () => {
    const href = 'http://customer-care.es.localhost:3000/search#city=12'
    expect(share(href, 'es_ES')).toBe('http://www.es.localhost:3000/search#city=12')
  })

  it('[SE-076] names the market that an agent chose on a host of none', () => {
    const spanish = 'https://customer-care.example.test/search?locale=es_ES&flow=booking#city=12'
    expect(share(spanish, 'es_ES')).toBe(`https://es.example.test${path}`)
    expect(share('https://customer-care.example.test/nl/search', 'nl_BE')).toBe(
      'https://be.example.test/nl/search',
    )
  })
})
