import { createClientLog } from './client-log'

const visit = { locale: 'nl_BE' } as const
let sent: { path: string; body: Record<string, string> }[]
const send = (async (path: string, { body }: { body: string }) => {
  sent.push({ path, body: JSON.parse(body) })
  throw new Error('the answer is not used')
}) as unknown as typeof fetch

/** A window of its own for each test: listeners of one are not heard in another. */
let page: Window
beforeEach(() => {
  sent = []
  page = Object.assign(new EventTarget(), { location: window.location }) as unknown as Window
})

it('[SH-075] posts level, locale, location and the first 256 characters of the message', () => {
  createClientLog({ window: page, visit, send })(new Error('x'.repeat(300)))
  expect(sent).toEqual([
    {
      path: '/front-gateway/logs',
      body: {
        level: 'ERROR',
        locale: 'nl_BE',
        location: window.location.href,
        message: 'x'.repeat(256),
      },
    },
  ])
})

it('[SH-076] logs what is thrown even when it is no error', () => {
  const log = createClientLog({ window: page, visit, send })
  log('plain text')
  expect(sent[0]?.body.message).toBe('plain text')
})

it('[SH-074] reports an error once, through however many hands it passes', () => {
  const log = createClientLog({ window: page, visit, send })
  const error = new Error('once')
  log(error)
  log(error)
  page.dispatchEvent(new ErrorEvent('error', { error }))
  expect(sent.filter(({ body }) => body.message === 'once')).toHaveLength(1)
})

it('[SH-075] hears of uncaught errors', () => {
  createClientLog({ window: page, visit, send })
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') })
  page.dispatchEvent(rejected)
  expect(sent.map(({ body }) => body.message)).toContain('rejected')
})

it('stops after thirty reports', () => {
  const log = createClientLog({ window: page, visit, send })
  for (let count = 0; count < 100; count++) log(new Error(`${count}`))
  expect(sent).toHaveLength(30)
})
