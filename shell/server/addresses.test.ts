/** @jest-environment node */
import { removeFolders, type Shop } from './testing/shop'
import { bootOf, openTwoRemotes } from './testing/two-remotes'

let shop: Shop
beforeAll(async () => {
  shop = await openTwoRemotes()
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

describe('an address', () => {
  it.each([
    ['http://fr.localhost:3000/', 'fr-FR'],
    ['http://es.localhost:3000/', 'es-ES'],
    ['http://nl.localhost:3000/', 'nl-NL'],
    ['http://it.localhost:3000/', 'it-IT'],
    ['http://be.localhost:3000/fr', 'fr-BE'],
    ['http://be.localhost:3000/nl', 'nl-BE'],
    ['http://localhost:3000/?locale=es_ES', 'es-ES'],
    ['http://localhost:3000/?locale=de_DE', 'fr-FR'],
  ])('[SH-001] of %s is in %s, and so are the calls made for it', async (url, language) => {
    const { body } = await shop.get(url)
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(`<h1>search ${language.replace('-', '_')}</h1>`)
  })

  it.each([
    ['/', 'search', 'home'],
    ['/search', 'search', 'search'],
    ['/contact', 'content', 'contact'],
    ['/ville/paris', 'content', 'landing'],
  ])('[SH-002] [SH-003] the first segment of %s selects mf-%s', async (path, owner, kind) => {
    const { body, statusCode } = await shop.get(`http://fr.localhost${path}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<div id="single-spa-application:mf-${owner}"><h1>${owner}`)
    expect(bootOf(body)).toMatchObject({ app: { remote: `mf-${owner}` }, chrome: { page: kind } })
  })

  it('[SH-010] a landing key of another locale is not found', async () => {
    const { statusCode } = await shop.get('http://es.localhost/ville/paris')
    expect(statusCode).toBe(404)
  })

  it.each(['/hotel', '/hotel?flow=booking'])(
    '[SH-005] %s names nothing and shows the page for what is not found',
    async (path) => {
      const { statusCode, body } = await shop.get(`http://fr.localhost${path}`)
      expect(statusCode).toBe(404)
      expect(bootOf(body)).toMatchObject({ app: { remote: 'mf-content' }, chrome: { page: 'not-found' } })
      expect(bootOf((await shop.get('http://fr.localhost/hotel/7')).body).app.remote).toBe('mf-search')
    },
  )

  it('[SH-014] a page without an owner that its remote knows is found', async () => {
    const { statusCode, body } = await shop.get('http://fr.localhost/partner')
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>content /partner</h1>')
  })

  it('[SH-062] a page without an owner answers 404 and is not indexed', async () => {
    const { statusCode, body } = await shop.get('http://fr.localhost/no-such-page')
    expect(statusCode).toBe(404)
    expect(body).toContain('<meta name="robots" content="noindex, follow">')
    expect(body).not.toContain('rel="canonical"')
  })

  it.each([
    ['/nl/contact', 'nl-BE'],
    ['/fr/contact', 'fr-BE'],
  ])('[SH-019] contact lives at %s too', async (path, language) => {
    const { body } = await shop.get(`http://be.localhost${path}`)
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain('content /contact')
  })

  it('[SH-001] the Belgian host asks its visitors language and keeps path and query', async () => {
    const { statusCode, headers } = await shop.get('http://be.localhost/search?page=1', {
      'accept-language': 'nl',
    })
    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/nl/search?page=1')
  })

  it('[SH-033] tells header and footer languages and markets', async () => {
    const { chrome } = bootOf((await shop.get('http://be.localhost:3000/nl')).body)
    expect(chrome.languages.map(({ basePath }: { basePath: string }) => basePath)).toEqual(['/fr', '/nl'])
    expect(chrome.markets).toContainEqual({ country: 'ES', href: 'http://es.localhost:3000/' })
  })

  it('says title, description, canonical address and the six other languages', async () => {
    const { body } = await shop.get('http://be.localhost:3000/nl/search?page=2')
    expect(body).toContain('<title>Title of /search</title><meta name="description" content="A &amp; B">')
    expect(body).toContain('<link rel="canonical" href="http://be.localhost:3000/nl/search">')
    expect(body.match(/rel="alternate"/g)).toHaveLength(7)
    expect(body).toContain('hreflang="fr-BE" href="http://be.localhost:3000/fr/search"')
    expect(body).toContain('hreflang="x-default" href="http://fr.localhost:3000/search"')
  })

  it('names the picture that link previews show, where the page has one', async () => {
    const { body } = await shop.get('http://be.localhost:3000/nl/search?image=/images/house.jpg')
    expect(body).toContain('<meta property="og:image" content="http://be.localhost:3000/images/house.jpg">')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect((await shop.get('http://be.localhost:3000/nl/search')).body).not.toContain('og:image')
  })

  it('names other languages only where the page says it is', async () => {
    const { body } = await shop.get('http://be.localhost:3000/nl/search?in=fr_BE')
    expect(body.match(/rel="alternate"[^>]+/g)).toEqual([
      'rel="alternate" hreflang="fr-BE" href="http://be.localhost:3000/fr/ailleurs"',
    ])
  })

  it('keeps search engines out of anything but production', async () => {
    expect((await shop.get('http://fr.localhost/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('has one address a page', async () => {
    expect((await shop.get('http://fr.localhost/search/?page=1')).headers.location).toBe('/search?page=1')
    const { headers } = await shop.shell.app.inject({
      url: '//evil.example/x',
      headers: { host: 'fr.localhost' },
    })
    expect(headers.location).toBe('/evil.example/x')
  })

  it('refuses other methods than reading', async () => {
    const { statusCode, headers } = await shop.shell.app.inject({ method: 'POST', url: '/search' })
    expect(statusCode).toBe(405)
    expect(headers['content-type']).toContain('application/problem+json')
  })
})
