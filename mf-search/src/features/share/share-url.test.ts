import { shareUrl } from './share-url'

describe('shareUrl', () => {
  const path = '/search?flow=booking#city=12'

  it('[SE-075] is the address as it stands', () => {
    const href = `https://www.example.test${path}`
    expect(shareUrl({ href, customerCare: false })).toBe(href)
  })

  it('[SE-076] leads from the host of customer care to the public one', () => {
    const href = `https://customer-care.example.test${path}`
    expect(shareUrl({ href, customerCare: true })).toBe(`https://www.example.test${path}`)
  })
})
