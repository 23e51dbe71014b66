/** @jest-environment node */
import type { RenderRequest, RenderResult } from '@escapade/shared-contracts/mount/render-contract'
import fc from 'fast-check'
import type { LiveRelease, ReleaseSet } from '../registry/release-set'
import { createPageCache } from './page-cache'
import { RenderError } from './render-error'
import type { PageRequest } from './render-page'

const owner = { name: 'mf-search', release: { version: 's1' } } as LiveRelease
const set = { id: 's1', releases: new Map([['mf-search', owner]]) } as unknown as ReleaseSet
const visit: PageRequest['visit'] = {
  locale: 'fr_FR',
  textLanguage: 'fr-FR',
  basePath: '',
  origin: 'https://fr.escapade.test',
  now: '2026-11-20T10:00:00',
  flags: {},
  customerCare: false,
  nativeApp: false,
  signedIn: false,
}
const request: PageRequest = {
  set,
  owner,
  visit,
  location: { path: '/search', query: { flow: 'booking' } },
  requestId: '1',
}

type Answer = (count: number, asked: RenderRequest) => Promise<Partial<RenderResult>>

function open(answer: Answer) {
  let now = 0
  let renders = 0
  const render = async (asked: RenderRequest): Promise<RenderResult> => {
    renders += 1
    const result = await answer(renders, asked)
    return {
      html: `<p>${renders}</p>`,
      head: {},
      state: {},
      status: null,
      slots: [],
      ...result,
    } as unknown as RenderResult
  }
  const pages = createPageCache({
    renderer: () => ({ render }),
    gatewayUrl: 'http://gateway.test',
    renderDeadlineMs: 300,
    documentDeadlineMs: 800,
    robotDeadlineMs: 3000,
    clock: () => now,
    onFailure: () => {},
    onWarning: () => {},
  })
  const html = async (change: Partial<PageRequest> = {}) =>
    (await pages({ ...request, ...change })).page.app?.html
  return {
    pages,
    html,
    pass: (ms: number) => {
      now += ms
    },
    renders: () => renders,
  }
}
const whole = async () => ({})

describe('page cache', () => {
  it('renders once for all who ask at the same time and shortly after', async () => {
    const { html, renders } = open(whole)
    expect(await Promise.all([html(), html(), html({ requestId: '2' })])).toEqual(
      Array.from({ length: 3 }, () => '<p>1</p>'),
    )
    expect(await html()).toBe('<p>1</p>')
    expect(renders()).toBe(1)
  })

  it('gives the clock that the page was rendered by', async () => {
    const { pages } = open(whole)
    await pages(request)
    const later = { ...request, visit: { ...visit, now: '2026-11-20T10:00:02' } }
    expect((await pages(later)).now).toBe('2026-11-20T10:00:00')
  })

  it('shows a page of a few seconds once more while it is rendered anew, and an older one never', async () => {
    const { html, pass } = open(whole)
    await html()
    pass(4000)
    expect(await html()).toBe('<p>1</p>')
    await new Promise(setImmediate)
    expect(await html()).toBe('<p>2</p>')
    pass(11_000)
    expect(await html()).toBe('<p>3</p>')
  })

  it.each<[string, Partial<PageRequest>]>([
    ['another release', { set: { ...set, id: 's2' } as ReleaseSet }],
    ['another state of the catalogue', { revision: '2.3' }],
    ['another language', { visit: { ...visit, textLanguage: 'en' } }],
    ['another market', { visit: { ...visit, locale: 'es_ES', origin: 'https://es.escapade.test' } }],
    ['a signed-in customer', { visit: { ...visit, signedIn: true } }],
    ['customer care', { visit: { ...visit, customerCare: true } }],
    ['the native app', { visit: { ...visit, nativeApp: true } }],
    ['another experiment', { visit: { ...visit, flags: { calendarPrices: true } } }],
    ['another path', { location: { path: '/search/x', query: { flow: 'booking' } } }],
    ['another query', { location: { path: '/search', query: { flow: 'booking', page: '1' } } }],
  ])('renders for %s by itself', async (_, change) => {
    const { html } = open(whole)
    await html()
    expect(await html(change)).toBe('<p>2</p>')
  })

  it('[CO-002] shows the home page of one visitor to no other who differs in anything that it may say', () => {
    const who = fc.record({
      locale: fc.constantFrom('fr_FR' as const, 'nl_BE' as const),
      basePath: fc.constantFrom('', '/nl'),
      flags: fc.constantFrom({}, { boxes: false }, { splash: true }),
      customerCare: fc.boolean(),
      nativeApp: fc.boolean(),
      signedIn: fc.boolean(),
      affiliate: fc.constantFrom(undefined, true as const),
      messenger: fc.constantFrom(undefined, 'https://wa.me/32'),
    })
    const flow = fc.constantFrom('booking', 'gifting', 'activity')
    return fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(who, flow), { minLength: 2, maxLength: 12 }), async (visitors) => {
        const { pages, renders } = open(async (_, { visit: seen, location }) => ({
          html: JSON.stringify([{ ...seen, now: '' }, location]),
        }))
        const asked = visitors.map(([change, wanted]) => ({
          ...request,
          visit: { ...visit, ...change } as PageRequest['visit'],
          location: { path: '/', query: { flow: wanted } },
        }))
        const own = asked.map((each) => JSON.stringify([{ ...each.visit, now: '' }, each.location]))
        const shown = []
        for (const each of asked) shown.push((await pages(each)).page.app?.html)
        expect(shown).toEqual(own)
        expect(renders()).toBe(new Set(own).size)
      }),
      { numRuns: 60 },
    )
  })

  it.each<[string, () => Promise<Partial<RenderResult>>]>([
    ['warned', async () => ({ warnings: ['late'] })],
    ['was not found', async () => ({ status: 404 })],
    ['leads elsewhere', async () => ({ redirect: '/search' })],
    [
      'failed',
      async () => {
        throw new RenderError('threw', 'boom')
      },
    ],
  ])('keeps nothing that %s', async (_, answer) => {
    const { pages, renders } = open(answer)
    await pages(request)
    await pages(request)
    expect(renders()).toBe(2)
  })
})
