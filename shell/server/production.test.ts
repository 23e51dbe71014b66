/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { developerTools } from '@escapade/shared-contracts/settings/developer-tools'
import fc from 'fast-check'
import type { Config } from './config'
import { rawRequest } from './testing/raw-request'
import type { Shop } from './testing/shop'
import { result, searchRemote, useShops } from './testing/sources'

const secret = 'mail-of-anne@example.com'
/** A gateway that shows mails and its description, whatever it should: what the shell lets through is the question. */
let gateway: Server
let gatewayUrl: string
const seen: string[] = []
beforeAll(async () => {
  gateway = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway')
    seen.push(pathname)
    const body = /^\/(mailbox|docs)/i.test(pathname) ? secret : '{}'
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(() => gateway.close())

const open = useShops()
const facts = `JSON.stringify({ flags: request.visit.flags.splash, care: request.visit.customerCare,
  language: request.visit.textLanguage, locale: request.visit.locale })`
const remotes = {
  'mf-search': searchRemote('s1', '', {
    render: `return { ...${result('')}, html: ${facts}.replaceAll('"', '') }`,
  }),
  'mf-content': searchRemote('c1', '<p>not found</p>', { routes: [{ segment: '*', page: 'not-found' }] }),
}
const none: Config['tools'] = new Set()
const production = { production: true, pseudoLocale: false, tools: none, publicHost: 'escapade.example' }
const openShop = (changes: Partial<Config> = {}): Promise<Shop> =>
  open(remotes, { ...production, gatewayUrl, ...changes })
const at = (path: string, host = 'fr.escapade.example') => `http://${host}${path}`

describe('a tool of developers', () => {
  it.each([
    ['mailbox', '/mailbox', secret],
    ['docs', '/docs/json', secret],
    ['cc', '/search?cc=1', '<title>Customer care</title>'],
    ['ff', '/search?ff=splash:on', 'flags:true'],
    ['lang', '/search?lang=en', 'language:en,'],
  ] as const)(
    '%s is off in production and on where it is asked for, with a warning',
    async (tool, path, shown) => {
      const closed = await openShop()
      const answer = await closed.get(at(path))
      expect(answer.body).not.toContain(shown)
      expect(answer.cookies).not.toContainEqual(expect.objectContaining({ name: tool }))
      if (path.startsWith('/search')) expect(answer.statusCode).toBe(200)
      else expect(answer.statusCode).toBe(404)
      expect(closed.log.filter(({ msg }) => msg.startsWith('DEV_TOOLS'))).toEqual([])

      const opened = await openShop({ tools: new Set([tool]) })
      expect((await opened.get(at(path))).body).toContain(shown)
      const warnings = opened.log.filter(({ msg }) => msg.startsWith('DEV_TOOLS'))
      expect(warnings).toEqual([
        expect.objectContaining({ level: 40, msg: expect.stringContaining(`: ${tool} `) }),
      ])
    },
  )

  it('locale is off in production on the host without a market, and on where it is asked for', async () => {
    const plain = at('/search?locale=es_ES', 'escapade.example')
    expect((await (await openShop()).get(plain)).body).toContain('locale:fr_FR')
    expect((await (await openShop({ tools: new Set(['locale']) })).get(plain)).body).toContain('locale:es_ES')
  })

  it('cannot be brought along as a cookie', async () => {
    const cookie = 'cc=1; ff=splash:on; lang=en; locale=es_ES'
    const { body } = await (await openShop()).get(at('/search'), { cookie })
    expect(body).toContain('{care:false,language:fr-FR,locale:fr_FR}')
  })
})

it('no path of the shell shows a mail in production, however it is written', async () => {
  seen.length = 0
  const shop = await openShop()
  await shop.shell.app.listen({ port: 0, host: '127.0.0.1' })
  const prefix = fc.constantFrom(
    '',
    '/api',
    '/images',
    '/front-gateway',
    '/content',
    '/captcha',
    '/error',
    '/remotes',
  )
  const step = fc.constantFrom(
    '/',
    '//',
    '/./',
    '/../',
    '/%2e%2e/',
    '/.%2e/',
    '/..%2f',
    '/%2f',
    '/..;/',
    '/\\..\\',
    '/..%5c',
  )
  const name = fc.constantFrom(
    'mailbox',
    'Mailbox',
    'mailbo%78',
    '%6dailbox',
    'mailbox/',
    'mailbox/1',
    'mailbox/1/body',
    'docs',
    'docs/json',
  )
  const tail = fc.constantFrom('', '?locale=fr_FR', '#x', '/..', '%3f')
  await fc.assert(
    fc.asyncProperty(prefix, step, step, name, tail, async (start, one, two, end, rest) => {
      for (const target of [start + one + end + rest, start + one + two.slice(1) + end + rest]) {
        const { body } = await rawRequest(shop.shell, target, { host: 'fr.escapade.example' })
        expect({ target, isShown: body.includes(secret) }).toEqual({ target, isShown: false })
      }
    }),
    { numRuns: 400 },
  )
  expect(seen.filter((path) => /^\/(mailbox|docs)/i.test(path))).toEqual([])
})

it('knows every tool in one of these tests', () => {
  expect([...developerTools].sort()).toEqual(['cc', 'docs', 'ff', 'lang', 'locale', 'mailbox'])
})
