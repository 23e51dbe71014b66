import type { TargetedBanner } from '../api/content/cms-schemas'
import type { Flow } from '../rules/search/flow'
import { matchesBanner } from './matches-banner'
import { parseCriteria } from './parse-criteria'

const bare: TargetedBanner = {
  title: 'Spa',
  subtitle: '',
  imageUrl: '/spa.webp',
  imageMobile: '/spa.webp',
  imagePosition: 'left',
  imageAlt: '',
  url: null,
  newTab: false,
  ctas: [],
  campaign: 'spa',
  category: 'banner',
  locale: 'fr_FR',
}

describe('matchesBanner', () => {
  it.each([
    ['nothing but the locale', {}, '', true],
    ['another locale', { locale: 'es_ES' }, '', false],
    ['the page', { page: 'search' }, '', true],
    ['another page', { page: 'home' }, '', false],
    ['the flow', { flow: 'booking' }, '', true],
    ['another flow', { flow: 'gifting' }, '', false],
    ['its theme', { theme: '986' }, 'theme=986', true],
    ['its theme, none chosen', { theme: '986' }, '', false],
    ['any theme but its own', { theme: '986', displayBannerWithThisThematic: false }, 'theme=985', true],
    ['not its own theme', { theme: '986', displayBannerWithThisThematic: false }, 'theme=986', false],
    ['its city', { city: '75' }, 'city=75', true],
    ['another city', { city: '75' }, 'city=12', false],
    ['its region', { region: '4' }, 'region=4', true],
    ['another department', { department: '21' }, 'department=33', false],
    ['its country', { country: 'FR' }, 'country=FR', true],
    ['a town without a distance', { isLessThanTwoHours: true }, 'city=75', true],
    ['a point without a distance', { isLessThanTwoHours: true }, 'lat=1&lng=2', true],
    ['a town with a distance', { isLessThanTwoHours: true }, 'city=75&distanceMax=100', false],
    ['an area', { isLessThanTwoHours: true }, 'region=IT.16', false],
    ['a hotel', { isLessThanTwoHours: true }, 'hotel=10195', false],
    ['no place at all', { isLessThanTwoHours: true }, '', false],
    ['all that it names', { city: '75', theme: '986' }, 'city=75', false],
    ['what it leaves empty', { city: null, theme: null, flow: null }, 'city=75', true],
  ] as const)('[CO-046] for %s', (_, named, hash, matches) => {
    const seen = { locale: 'fr_FR', flow: 'booking' as Flow, page: 'search' } as const
    const criteria = parseCriteria({ hash })
    expect(matchesBanner({ ...seen, criteria, banner: { ...bare, ...named } })).toBe(matches)
  })
})
