/** @jest-environment node */

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getHomeContent } from '@escapade/shared-contracts/api/content/content'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CriteriaGate, useCriteria } from '../criteria'
import { useHead } from '../head'
import { useApi } from '../query'
import { Slot } from '../slot'
import { defineServer, type PrepareContext } from './define-server'

jest.mock('@escapade/shared-ui/common/load-texts', () => ({ loadUiTexts: async () => ({ default: {} }) }))

const loadTexts = async () => ({ default: {} })
const visit: Visit = {
  locale: 'fr_FR',
  textLanguage: 'en',
  basePath: '/fr',
  origin: 'https://be.escapade.test',
  now: '2026-11-20T10:00:00',
  flags: {},
  customerCare: false,
  nativeApp: false,
  signedIn: false,
}

const heroQuery = (api: PrepareContext['api']) =>
  queryOptions({
    queryKey: ['hero'],
    queryFn: ({ signal }) => api.send(getHomeContent, { query: { locale: 'fr_FR' }, signal }),
  })

function Home() {
  const hero = useQuery(heroQuery(useApi()))
  const { criteria, ready } = useCriteria()
  useHead({ title: 'Home', canonical: '/' })
  return (
    <main>
      <h1>{hero.data?.hero.title ?? 'loading'}</h1>
      <CriteriaGate skeleton={<i>skeleton</i>}>{`${ready} ${Object.keys(criteria).length}`}</CriteriaGate>
      <Slot fragment="mf-search/search-box" props={{ flow: 'booking' }} />
    </main>
  )
}

let gateway: Server
let gatewayOrigin: string
let respond: () => { status: number; body: unknown; cache?: string } | 'never'

beforeAll(async () => {
  gateway = createServer((_request, response) => {
    const answer = respond()
    if (answer === 'never') return
    const headers = { 'content-type': 'application/json', 'cache-control': answer.cache ?? 'no-store' }
    response.writeHead(answer.status, headers).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  gatewayOrigin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

const server = defineServer({
  remote: 'mf-home',
  loadTexts,
  app: {
    view: Home,
    prepare: async ({ queryClient, api }) => {
      await queryClient.fetchQuery(heroQuery(api))
      return { status: 203 }
    },
  },
  fragments: { hello: { view: ({ name }: { name: string }) => <b>{name}</b> } },
})
const render = (more = {}) =>
  server.render({
    mountId: 'app',
    visit,
    location: { path: '/', query: {} },
    gatewayOrigin,
    requestId: 'r1',
    deadlineMs: 300,
    ...more,
  })

it('renders what it prepared, with head, slots, status and the state to hydrate from', async () => {
  respond = () => ({ status: 200, body: { hero: { title: 'Two days away' } } })
  const result = await render({ deadlineMs: 10_000 })
  expect(result.html).toContain('Two days away')
  expect(result.html).not.toContain('style=')
  expect(result.status).toBe(203)
  expect(result.head).toEqual({ title: 'Home', canonical: '/' })
  expect(result.slots).toMatchObject([
    { fragment: 'mf-search/search-box', grade: 'regular', props: { flow: 'booking' } },
  ])
  expect(result.html).toContain(`data-slot="${result.slots[0]?.mountId}"`)
  expect(JSON.stringify(result.state.queries)).toContain('Two days away')
})

it('sends the content without criteria and the skeleton: the document shows one of them', async () => {
  respond = () => ({ status: 200, body: { hero: { title: 'Two days away' } } })
  const { html } = await render()
  expect(html).toContain('false 0')
  expect(html).toContain('skeleton')
})

it.each([
  ['a refused call', () => ({ status: 500, body: {} })],
  ['a late call', () => 'never' as const],
])('renders the loading state and warns after %s', async (_, answer) => {
  respond = answer
  const started = performance.now()
  const result = await render()
  expect(performance.now() - started).toBeLessThan(600)
  expect(result.html).toContain('loading')
  expect(result.status).toBe(200)
  expect(result.warnings).toHaveLength(1)
})

describe('what a page is about', () => {
  const { render: renderNeeding } = defineServer({
    remote: 'mf-home',
    loadTexts,
    app: {
      view: Home,
      prepare: async ({ need, api }) => ({ status: (await need(heroQuery(api))) === null ? 404 : 200 }),
    },
  })
  const askFor = async (answer: typeof respond) => {
    respond = answer
    const { status, incomplete = false } = await renderNeeding({
      mountId: 'app',
      visit,
      location: { path: '/', query: {} },
      gatewayOrigin,
      requestId: 'r1',
      deadlineMs: 300,
    })
    return { status, incomplete }
  }
  const hero = { hero: { title: 'Two days away' } }

  it.each([
    ['is there', () => ({ status: 200, body: hero }), { status: 200, incomplete: false }],
    ['is refused by the gateway', () => ({ status: 503, body: {} }), { status: 503, incomplete: true }],
    ['is late', () => 'never' as const, { status: 200, incomplete: true }],
    ['is asked for too often', () => ({ status: 429, body: {} }), { status: 200, incomplete: true }],
    ['is not there', () => ({ status: 400, body: {} }), { status: 404, incomplete: true }],
  ])('that %s decides status and completeness', async (_, answer, expected) => {
    expect(await askFor(answer)).toEqual(expected)
  })

  it('cannot be had from a gateway that is away', async () => {
    const { status, incomplete } = await renderNeeding({
      mountId: 'app',
      visit,
      location: { path: '/', query: {} },
      gatewayOrigin: 'http://127.0.0.1:9',
      requestId: 'r1',
      deadlineMs: 10_000,
    })
    expect([status, incomplete]).toEqual([503, true])
  })
})

it('renders a fragment by its name, with or without the remote', async () => {
  for (const fragment of ['hello', 'mf-home/hello'])
    expect((await render({ fragment, props: { name: 'Ada' } })).html).toBe('<b>Ada</b>')
  await expect(render({ fragment: 'unknown' })).rejects.toThrow('mf-home renders no fragment unknown')
})

describe('what the gateway answers to everybody', () => {
  const answers = (cache: string, status = 200) => {
    const asked = jest.fn(() => ({ status, cache, body: { hero: { title: 'Two days away' } } }))
    respond = asked
    return asked
  }
  const location = { path: '/', query: {} }

  it.each([
    ['public, max-age=60', 200, 1],
    ['private, no-store', 200, 2],
    ['public, max-age=60', 500, 2],
  ])('is asked for once with %s and %i', async (cache, status, times) => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    const asked = answers(cache, status)
    const { render: again } = defineServer({
      remote: 'mf-home',
      loadTexts,
      app: { view: Home, prepare: ({ queryClient, api }) => queryClient.prefetchQuery(heroQuery(api)) },
    })
    const request = { mountId: 'app', visit, location, gatewayOrigin, requestId: 'r1', deadlineMs: 10_000 }
    const [first, second] = [await again(request), await again(request)]
    expect(asked).toHaveBeenCalledTimes(times)
    expect(second.html).toBe(first.html)
    jest.spyOn(Date, 'now').mockReturnValue(1_010_001)
    await again(request)
    expect(asked).toHaveBeenCalledTimes(times + 1)
    jest.restoreAllMocks()
  })

  it('is asked for anew once somebody has changed something', async () => {
    const asked = answers('public, max-age=60')
    const { render: again } = defineServer({
      remote: 'mf-home',
      loadTexts,
      app: { view: Home, prepare: ({ queryClient, api }) => queryClient.prefetchQuery(heroQuery(api)) },
    })
    const request = { mountId: 'app', visit, location, gatewayOrigin, requestId: 'r1', deadlineMs: 10_000 }
    for (const revision of ['1', '1', '2', '2']) await again({ ...request, revision })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is asked for anew when a search asks for something else', async () => {
    const asked = answers('public, max-age=5')
    const { render: search } = defineServer({
      remote: 'mf-home',
      loadTexts,
      app: {
        view: () => null,
        prepare: async ({ api, location: { query } }) =>
          void (await api.send(searchOffers, { body: searchFor(String(query.city)) })),
      },
    })
    for (const city of ['paris', 'lille', 'paris'])
      await search({
        mountId: 'app',
        visit,
        location: { path: '/', query: { city } },
        gatewayOrigin,
        requestId: 'r1',
        deadlineMs: 10_000,
      })
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

const searchFor = (city: string): OffersRequest => ({ locale: 'fr_FR', searchCriterias: { adult: 2, city } })
