/** @jest-environment node */
import { removeFolders, type Shop } from '../testing/shop'
import { openTwoRemotes } from '../testing/two-remotes'

let shop: Shop
beforeAll(async () => {
  shop = await openTwoRemotes({ affiliates: ['partner-7'] })
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

const open = (path: string, cookie = '') => shop.get(`http://be.localhost:3000${path}`, { cookie })
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))

describe('the splash page of Belgium', () => {
  it('[SH-018] [SH-085] offers both languages where the flag is set, and keeps the query', async () => {
    const { statusCode, body, headers } = await open('/?ff=splash:on&utm_source=mail')
    expect(statusCode).toBe(200)
    const links = [...body.matchAll(/<a lang="(\S+)" hreflang="\S+" href="([^"]+)">([^<]+)<\/a>/g)]
    expect(links.map(([, ...facts]) => facts)).toEqual([
      ['fr-BE', '/fr?ff=splash:on&amp;utm_source=mail', 'Français'],
      ['nl-BE', '/nl?ff=splash:on&amp;utm_source=mail', 'Nederlands'],
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('[SH-018] does not come again once a language was chosen', async () => {
    const chosen = cookiesOf(await open('/nl', 'ff=splash:on'))
    expect(chosen.locale).toBe('nl_BE')
    const { statusCode, headers } = await open('/', 'ff=splash:on; locale=nl_BE')
    expect([statusCode, headers.location]).toEqual([302, '/nl'])
  })

  it.each([
    ['without the flag', '/', ''],
    ['below the home page', '/search', 'ff=splash:on'],
  ])('[SH-018] goes on to a language %s', async (_, path, cookie) => {
    expect((await open(path, cookie)).statusCode).toBe(302)
  })

  it('[SH-018] is of Belgium alone', async () => {
    const { body } = await shop.get('http://es.localhost:3000/?ff=splash:on')
    expect(body).toContain('<h1>search es_ES</h1>')
  })
})

describe('a visitor of an affiliate', () => {
  it('[CO-042] is known by the address, and by its cookie afterwards', async () => {
    const first = await shop.get('http://fr.localhost:3000/?affiliateId=partner-7')
    expect(cookiesOf(first).affiliateId).toBe('partner-7')
    expect(first.body).toContain('"affiliate":true')
    const later = await shop.get('http://fr.localhost:3000/', { cookie: 'affiliateId=partner-7' })
    expect(later.body).toContain('"affiliate":true')
    const unknown = await shop.get('http://fr.localhost:3000/?affiliateId=partner-8')
    expect(cookiesOf(unknown).affiliateId).toBeUndefined()
    expect(unknown.body).not.toContain('"affiliate"')
  })
})
