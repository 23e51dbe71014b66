import { createAnalytics } from './analytics'
import { createSender } from './analytics-sender'
import { readConsent, writeConsent } from './consent'

const event = (name: string) => ({ name, params: {} })
/** As a server or another script would. */
const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie)
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('events of the page', () => {
  it('wait for the choice, and are sent with the agreement', async () => {
    const send = jest.fn()
    const load = jest.fn(async () => send)
    const analytics = createAnalytics(load)
    analytics.track(event('page_view'))
    await settle()
    expect(load).not.toHaveBeenCalled()
    analytics.consentChanged(true)
    await settle()
    expect(send).toHaveBeenCalledWith([event('page_view')])
    analytics.track(event('view_item'))
    await settle()
    expect(send).toHaveBeenLastCalledWith([event('view_item')])
  })

  it('are forgotten after a refusal: nothing is loaded', async () => {
    const load = jest.fn()
    const analytics = createAnalytics(load)
    analytics.track(event('page_view'))
    analytics.consentChanged(false)
    analytics.track(event('view_item'))
    await settle()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('the sender', () => {
  const sent: { path: string; body: unknown }[] = []
  const send = (async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
  }) as unknown as typeof fetch
  const boot = (clientId: string | null) =>
    ({ visit: { locale: 'nl_BE' }, analytics: { clientId, userId: null } }) as never

  beforeEach(() => {
    sent.length = 0
    setCookie('clientId=; Max-Age=0; Path=/')
  })
  afterEach(() => jest.useRealTimers())

  it('[SH-077] posts client, user and events to the point of sale', async () => {
    createSender({ window, boot: boot('c1'), send })([event('page_view')])
    await settle()
    expect(sent).toEqual([
      {
        path: '/analytics/ga/collect/be',
        body: { clientId: 'c1', userId: null, events: [event('page_view')] },
      },
    ])
  })

  it('[SH-085] says once which values of what is tried out the page shows', async () => {
    const visit = {
      locale: 'fr_FR',
      flags: { splash: true, searchDates: 'datesForced' },
      experiments: ['searchDates'],
    }
    const tell = createSender({ window, boot: { ...(boot('c1') as object), visit } as never, send })
    tell([event('page_view')])
    tell([event('view_item')])
    await settle()
    const shown = {
      name: 'experience_impression',
      params: { experiment: 'searchDates', variant: 'datesForced' },
    }
    expect(sent.map(({ body }) => (body as { events: unknown[] }).events)).toEqual([
      [shown, event('page_view')],
      [event('view_item')],
    ])
  })

  it('[SH-078] waits for an id that comes on the third try', async () => {
    jest.useFakeTimers()
    createSender({ window, boot: boot(null), send, requestId: () => {} })([event('page_view')])
    await jest.advanceTimersByTimeAsync(1500)
    setCookie('clientId=late; Path=/')
    await jest.advanceTimersByTimeAsync(1000)
    expect(sent).toMatchObject([{ body: { clientId: 'late' } }])
  })

  it('[SH-078] gives up after five tries, a second apart', async () => {
    jest.useFakeTimers()
    createSender({ window, boot: boot(null), send, requestId: () => {} })([event('page_view')])
    await jest.advanceTimersByTimeAsync(4100)
    setCookie('clientId=too-late; Path=/')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual([])
  })

  it('makes an own id where no provider gives one out', async () => {
    Object.defineProperty(window, 'crypto', { value: { randomUUID: () => 'made' }, configurable: true })
    createSender({ window, boot: boot(null), send })([event('page_view')])
    await settle()
    expect(sent).toMatchObject([{ body: { clientId: 'made' } }])
  })

  it('sends at most 25 events at a time', async () => {
    createSender({ window, boot: boot('c1'), send })(Array.from({ length: 60 }, () => event('page_view')))
    await settle()
    expect(sent.map(({ body }) => (body as { events: unknown[] }).events.length)).toEqual([25, 25, 10])
  })
})

describe('[SH-045] the choice about cookies', () => {
  it('is kept in a cookie and read back', () => {
    setCookie('consent=; Max-Age=0; Path=/')
    expect(readConsent(document)).toBeNull()
    writeConsent(document, { analytics: true, marketing: false }, 1_795_000_000_000)
    expect(readConsent(document)).toEqual({ analytics: true, marketing: false })
    expect(document.cookie).toContain('consent=v1.a1m0.1795000000')
  })

  it('is asked for again when the cookie is of another version', () => {
    setCookie('consent=v0.yes; Path=/')
    expect(readConsent(document)).toBeNull()
  })
})
