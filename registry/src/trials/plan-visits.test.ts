import { bcp47, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { pagesOf, planVisits } from './plan-visits'

const hotel = {
  name: 'mf-hotel',
  routes: [{ segment: 'hotel', needsId: true, page: 'hotel' }],
  fragments: ['around'],
  examples: ['/hotel/10001'],
}
const product = {
  name: 'mf-product',
  routes: [{ segment: 'product', needsId: true, page: 'product' }],
  fragments: [],
  examples: ['/product/1p1'],
}

describe('visits of a trial', () => {
  it('meet every language, width and state of the flags on a page of the remote', () => {
    const visits = planVisits(hotel, [])
    expect(visits.map(({ language }) => language).toSorted()).toEqual(locales.map(bcp47).toSorted())
    expect(new Set(visits.map(({ width }) => width))).toEqual(new Set([360, 1280]))
    expect(new Set(visits.map(({ flags }) => flags))).toEqual(new Set([null, 'on', 'off']))
  })

  it('go to a page of each remote that shows its fragments, at both widths', () => {
    const visits = planVisits(hotel, [product]).filter(({ isHost }) => isHost)
    expect(visits.map(({ page, width }) => [page, width])).toEqual([
      ['/product/1p1', 360],
      ['/product/1p1', 1280],
    ])
  })

  it('go to each of many others once, and not always as the same visitor', () => {
    const others = Array.from({ length: 4 }, (_, at) => ({ ...product, examples: [`/product/${at}`] }))
    const visits = planVisits(hotel, others).filter(({ isHost }) => isHost)
    expect(visits.map(({ page, width }) => [page, width])).toEqual([
      ['/product/0', 360],
      ['/product/1', 1280],
      ['/product/2', 360],
      ['/product/3', 1280],
    ])
  })

  it('see the first page in all circumstances, and the others on a phone and at a desk', () => {
    const visits = planVisits({ ...hotel, examples: ['/hotel/1', '/hotel/2'] }, [])
    expect(visits.filter(({ page }) => page === '/hotel/1')).toHaveLength(6)
    expect(visits.filter(({ page }) => page === '/hotel/2').map(({ width }) => width)).toEqual([360, 1280])
  })

  it('take a route without an example at its own address, and none that only the shop’s people see', () => {
    const routes = [
      { segment: '', page: 'home' },
      { segment: 'static', page: 'static' },
      { segment: 'desk', page: 'desk', careOnly: true },
      { segment: '*', page: 'not-found' },
    ]
    expect(pagesOf({ name: 'mf-x', routes, fragments: [], examples: ['/static/faq'] })).toEqual([
      '/static/faq',
      '/',
    ])
  })

  it('stay in the locales of a route, and leave it alone while its flag is off', () => {
    const routes = [{ segment: 'stad', page: 'landing', locales: ['nl_NL', 'nl_BE'], flag: 'towns' }]
    const visits = planVisits({ name: 'mf-x', routes, fragments: [], examples: ['/stad/delft'] }, [])
    expect(visits.map(({ language, flags }) => [language, flags])).toEqual([['nl-NL', 'on']])
  })
})
