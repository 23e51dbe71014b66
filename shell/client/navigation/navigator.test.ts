import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { createRouting } from '../routing'
import { createNavigator } from './navigator'

const remotes = {
  'mf-search': {
    manifest: { name: 'mf-search', routes: [{ segment: 'search', page: 'search' }], fragments: [] },
  },
  'mf-product': {
    manifest: { name: 'mf-product', routes: [{ segment: 'product', page: 'product' }], fragments: [] },
  },
} as unknown as BootData['remotes']
const routing = createRouting(remotes, { basePath: '/fr', locale: 'fr_BE' } as Visit)
const settle = () => new Promise((resolve) => setTimeout(resolve))

let assigned: string[]
let pending: string[]
let preload: jest.Mock
let created: number
let isLayerReplaced = false
const scroll = {
  leave: jest.fn(),
  newEntry: (inPlace = false) => ({ key: `entry-${++created}`, inPlace }),
  isInPlace: () => false,
  recall: () => null,
  isArriving: () => false,
  arrived: () => {},
}

/** The window of the test, with a location that notes where it was sent instead of leaving. */
const page = {
  setTimeout: window.setTimeout.bind(window),
  history: window.history,
  location: {
    get href() {
      return window.location.href
    },
    get pathname() {
      return window.location.pathname
    },
    origin: window.location.origin,
    assign: (url: URL) => void assigned.push(String(url)),
  },
} as unknown as Window

function create(onHashChanged = () => {}) {
  return createNavigator({
    window: page,
    routing,
    scroll,
    layers: { makeWay: async () => isLayerReplaced },
    preload,
    pending: { start: () => pending.push('start'), end: () => pending.push('end') },
    onHashChanged,
  })
}

beforeEach(() => {
  assigned = []
  pending = []
  created = 0
  isLayerReplaced = false
  preload = jest.fn(async () => {})
  window.history.replaceState({ key: 'first' }, '', '/fr/search?flow=booking#a=2')
})

it('goes to a path below the language of the market, in a new history entry', async () => {
  const before = window.history.length
  create().navigate('/product/1?from=search#a=3')
  await settle()
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/fr/product/1?from=search#a=3',
  )
  expect(window.history.length).toBe(before + 1)
  expect(window.history.state).toEqual({ key: 'entry-1', inPlace: false })
  expect(scroll.leave).toHaveBeenCalled()
})

it('replaces the present entry when asked to', async () => {
  const before = window.history.length
  create().navigate('/search?flow=hotel', { replace: true })
  await settle()
  expect(window.location.search).toBe('?flow=hotel')
  expect(window.history.length).toBe(before)
})

it('puts a page that a layer leads to in the place of the layer', async () => {
  isLayerReplaced = true
  const before = window.history.length
  create().navigate('/product/1')
  await settle()
  expect(window.location.pathname).toBe('/fr/product/1')
  expect([window.history.length, window.history.state]).toEqual([before, { key: 'entry-1', inPlace: false }])
})

it('notes a page that takes the place of the one before', async () => {
  create().navigate('/product/2', { inPlace: true })
  await settle()
  expect(window.history.state).toMatchObject({ inPlace: true })
})

it('leaves the page before in place until the script of the next one is there', async () => {
  let arrive = () => {}
  preload.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)))
  create().navigate('/product/1')
  await settle()
  expect(window.location.pathname).toBe('/fr/search')
  expect(pending).toEqual(['start'])
  arrive()
  await settle()
  expect(window.location.pathname).toBe('/fr/product/1')
  expect(pending).toEqual(['start', 'end'])
})

it('goes on to a page whose script cannot be had: it shows its own failure', async () => {
  preload.mockRejectedValue(new Error('offline'))
  create().navigate('/product/1')
  await settle()
  expect(window.location.pathname).toBe('/fr/product/1')
})

it('follows the newest wish when two are on their way', async () => {
  const arrivals: (() => void)[] = []
  preload.mockImplementation(() => new Promise<void>((resolve) => arrivals.push(resolve)))
  const navigator = create()
  navigator.navigate('/product/1')
  navigator.navigate('/product/2')
  for (const arrive of arrivals.reverse()) arrive()
  await settle()
  expect(window.location.pathname).toBe('/fr/product/2')
})

it('[SH-031] changes route and hash within a page at once, and tells of the hash', async () => {
  const told = jest.fn()
  create(told).navigate('/search?flow=gifting#giftNights=1')
  await settle()
  expect(preload).not.toHaveBeenCalled()
  expect(window.location.search).toBe('?flow=gifting')
  expect(window.location.hash).toBe('#giftNights=1')
  expect(told).toHaveBeenCalledTimes(1)
})

it('leaves what is not of this shop to the browser', async () => {
  const navigator = create()
  navigator.follow(new URL('https://elsewhere.test/fr/search'))
  navigator.follow(new URL('/nl/search', window.location.href))
  navigator.navigate('/unknown')
  await settle()
  expect(assigned).toEqual([
    'https://elsewhere.test/fr/search',
    'http://localhost/nl/search',
    'http://localhost/fr/unknown',
  ])
})
