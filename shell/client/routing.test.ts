import type { BootData, BootRemote } from '@escapade/shared-contracts/mount/boot-data'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { createRouting } from './routing'

const remote = (name: string, routes: BootRemote['manifest']['routes']) =>
  [name, { manifest: { name, routes, fragments: [] } } as unknown as BootRemote] as const

const remotes: BootData['remotes'] = Object.fromEntries([
  remote('mf-content', [
    { segment: '', page: 'home' },
    { segment: '*', page: 'not-found' },
    { segment: 'ville', page: 'landing', locales: ['fr_FR', 'fr_BE'] },
  ]),
  remote('mf-texts', [
    { segment: 'static', page: 'help', id: 'faq' },
    { segment: 'static', page: 'static', needsId: true },
  ]),
  remote('mf-search', [{ segment: 'search', page: 'search' }]),
  remote('mf-hotel', [{ segment: 'hotel', page: 'hotel', needsId: true }]),
  remote('mf-gifting', [{ segment: 'boxes', page: 'box', needsId: true, flag: 'boxes' }]),
])
const visit = (more: Partial<Visit> = {}) => ({ locale: 'fr_FR', basePath: '', ...more }) as Visit

it.each([
  ['/', 'mf-content', 'home'],
  ['/search', 'mf-search', 'search'],
  ['/search/deeper', 'mf-search', 'search'],
  ['/ville/paris', 'mf-content', 'landing'],
  ['/ciudad/paris', 'mf-content', 'not-found'],
  ['/searching', 'mf-content', 'not-found'],
])('[SH-002] [SH-003] [SH-010] %s belongs to %s as %s', (path, name, page) => {
  expect(createRouting(remotes, visit()).find(path)).toEqual({ remote: name, page })
})

it.each([
  ['/hotel/7', {}, 'hotel'],
  ['/hotel', {}, 'not-found'],
  ['/hotel/', {}, 'not-found'],
  ['/static/faq', {}, 'help'],
  ['/static/terms', {}, 'static'],
  ['/static/faq-terms', {}, 'static'],
  ['/static', {}, 'not-found'],
  ['/boxes/4', {}, 'box'],
  ['/boxes/4', { boxes: true }, 'box'],
  ['/boxes/4', { boxes: false }, 'not-found'],
  ['/boxes', { boxes: true }, 'not-found'],
])('[SH-005] [SH-015] %s with the flags %j is the page %s', (path, flags, page) => {
  expect(createRouting(remotes, visit({ flags })).find(path)?.page).toBe(page)
})

it('[SH-010] leaves a landing key of another language to the page for what is not found', () => {
  const routing = createRouting(remotes, visit({ locale: 'es_ES' }))
  expect(routing.find('/ville/paris')?.page).toBe('not-found')
})

it('[SH-001] reads paths below the language of the market, and leaves others to the browser', () => {
  const routing = createRouting(remotes, visit({ locale: 'fr_BE', basePath: '/fr' }))
  expect(routing.find('/fr')?.page).toBe('home')
  expect(routing.find('/fr/search')?.page).toBe('search')
  expect(routing.find('/nl/search')).toBeNull()
  expect(routing.find('/french')).toBeNull()
  expect(routing.href('/search?flow=hotel#a=2')).toBe('/fr/search?flow=hotel#a=2')
})

it('[SH-027] tells path and query, the first of several values', () => {
  const routing = createRouting(remotes, visit({ basePath: '/nl' }))
  const place = { pathname: '/nl/search', search: '?flow=hotel&page=1&from=search%20bar&page=2' }
  expect(routing.locate(place)).toEqual({
    path: '/search',
    query: { flow: 'hotel', page: '1', from: 'search bar' },
  })
})
