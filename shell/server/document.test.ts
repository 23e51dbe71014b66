/** @jest-environment node */
import { integrityOf } from './registry/integrity'
import { openShop, type RemoteSource, removeFolders, type Shop } from './testing/shop'

const page = (html: string, more = ''): string =>
  `return { html: ${html}, head: { title: 'Title of ' + request.location.path, description: 'A & B',
      ...(request.location.query.in && { alternates: { [request.location.query.in]: '/ailleurs' } }) }, status: 200,
    slots: [], state: { queries: {}, texts: {} } ${more} }`

const search: RemoteSource = {
  version: 's1',
  routes: [
    { segment: '', page: 'home' },
    { segment: 'search', page: 'search' },
  ],
  render: page("'<h1>search ' + request.visit.locale + '</h1>'"),
}
const content: RemoteSource = {
  version: 'c1',
  style: '.app{background:url(picture.svg)}',
  routes: [
    { segment: 'contact', page: 'contact' },
    { segment: 'ville', locales: ['fr_FR'], page: 'landing' },
    { segment: '*', page: 'not-found' },
  ],
  render: page("'<h1>content ' + request.location.path + '</h1>'"),
}

const bootOf = (body: string) => {
  const [, json = ''] =
    /<script type="application\/json" id="boot" nonce="[^"]+">(.*?)<\/script>/.exec(body) ?? []
  return JSON.parse(json)
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ 'mf-search': search, 'mf-content': content })
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

describe('the document', () => {
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

  it('[SH-062] a page that nobody owns answers 404 and is not indexed', async () => {
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

  it('names other languages only where the page says it is', async () => {
    const { body } = await shop.get('http://be.localhost:3000/nl/search?in=fr_BE')
    expect(body.match(/rel="alternate"[^>]+/g)).toEqual([
      'rel="alternate" hreflang="fr-BE" href="http://be.localhost:3000/fr/ailleurs"',
    ])
  })

  it('names what the page needs with its hash, and nothing of other remotes', async () => {
    const { body } = await shop.get('http://fr.localhost/search')
    const named = body.match(/<(link|script)[^>]+(href|src)="\/(assets|remotes)[^>]*>/g)?.join() ?? ''
    expect(named).toMatch(
      /<link rel="preload" as="script" href="\/remotes\/mf-search\/s1\/app.start.js" integrity="sha256-/,
    )
    expect(named).not.toContain('/app.js')
    expect(named).not.toContain('mf-content')
    expect(Object.keys(bootOf(body).remotes)).toEqual(['mf-content', 'mf-search'])
  })

  it('starts the remote of the page with one file, others with their entry when they are needed', async () => {
    const { remotes } = bootOf((await shop.get('http://fr.localhost/search')).body)
    expect(remotes['mf-search'].entry).toEqual({ file: 'app.start.js', global: 'mf_search' })
    expect(remotes['mf-search'].integrity).toBe(integrityOf('/* entry and app */'))
    expect(remotes['mf-content'].entry.file).toBe('entry.js')
  })

  it('holds the styles of the page, with the address by which their loader knows them', async () => {
    const { body } = await shop.get('http://fr.localhost/search')
    expect(body).toMatch(
      /<style nonce="[^"]+" data-href="\/remotes\/mf-search\/s1\/app.css">\.app\{color:red\}<\/style>/,
    )
    expect(body).not.toContain('rel="stylesheet" href="/remotes')
  })

  it('links a style sheet that would mean something else inside the document', async () => {
    const { body } = await shop.get('http://fr.localhost/contact')
    expect(body).toMatch(
      /<link rel="stylesheet" href="\/remotes\/mf-content\/c1\/app.css" integrity="sha256-/,
    )
  })

  it('carries a strict policy whose nonce stands on every script', async () => {
    const { headers, body } = await shop.get('http://fr.localhost/')
    const policy = String(headers['content-security-policy'])
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
    for (const part of [
      "'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toMatch(/unsafe|\*/)
    const scripts = body.match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(2)
    const preloads = body.match(/<link rel="preload" as="script"[^>]*>/g) ?? []
    for (const element of [...scripts, ...preloads]) expect(element).toContain(`nonce="${nonce}"`)
    expect((await shop.get('http://fr.localhost/')).headers['content-security-policy']).not.toContain(nonce)
  })

  it('gives a page that is given out again a nonce and the analytics id of its own', async () => {
    const visit = (clientId: string) => shop.get('http://fr.localhost/', { cookie: `clientId=${clientId}` })
    const [one, other] = [await visit('first'), await visit('second')]
    expect(bootOf(one.body).analytics).toEqual({ clientId: 'first', userId: null })
    expect(bootOf(other.body).analytics).toEqual({ clientId: 'second', userId: null })
    const noncesOf = (body: string) => new Set(body.match(/(?<=nonce=")[^"]+/g))
    expect(noncesOf(one.body).size).toBe(1)
    expect(noncesOf(other.body).size).toBe(1)
    expect(noncesOf(one.body)).not.toEqual(noncesOf(other.body))
  })

  it('asks for HTTPS only where it was used', async () => {
    const secure = await shop.get('http://fr.localhost/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toContain('max-age=')
    expect((await shop.get('http://fr.localhost/')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('cannot be left by what a visitor sends', async () => {
    const { body } = await shop.get('http://fr.localhost/search?q=</script><script>alert(1)</script>')
    expect(body).not.toContain('<script>alert')
    expect(bootOf(body).location.query.q).toBe('</script><script>alert(1)</script>')
  })

  it('is compressed', async () => {
    const { headers } = await shop.get('http://fr.localhost/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
  })

  it('[SH-085] flags can be set for the session', async () => {
    const first = await shop.get('http://fr.localhost/?ff=splash:on,searchDates:datesForced')
    expect(bootOf(first.body).visit.flags).toMatchObject({
      splash: true,
      searchDates: 'datesForced',
      boxes: true,
    })
    const ff = first.cookies.find(({ name }) => name === 'ff')?.value ?? ''
    const later = await shop.get('http://fr.localhost/search', { cookie: `ff=${encodeURIComponent(ff)}` })
    expect(bootOf(later.body).visit.flags.splash).toBe(true)
  })

  it('[SH-042] knows of a signed-in visitor by the access-token cookie, [SH-086] of the app by its name', async () => {
    const { body } = await shop.get('http://fr.localhost/', {
      cookie: 'accessToken=x',
      'user-agent': 'X ShopApp/2',
    })
    expect(bootOf(body).visit).toMatchObject({ signedIn: true, nativeApp: true, now: '2026-11-20T10:30:00' })
  })

  it('shows source texts when asked to, in the market of the host', async () => {
    const { body } = await shop.get('http://it.localhost/?lang=en')
    expect(bootOf(body).visit).toMatchObject({ locale: 'it_IT', textLanguage: 'en' })
  })

  it.each([
    '/%ff',
    '/%',
    '/search/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    '/?q=%ff&__proto__=1&constructor=2',
    `/search?${'a=1&'.repeat(2000)}`,
    '/remotes/../../package.json',
    '/assets/%2e%2e/registry.json',
    '/remotes/mf-search/s1/nothing.js',
    '/remotes/',
  ])('never answers %.40s with a server error', async (url) => {
    const { statusCode } = await shop.shell.app.inject({ url, headers: { host: 'fr.localhost' } })
    expect(statusCode).toBeLessThan(500)
  })

  it('never answers odd hosts and cookies with a server error', async () => {
    const headers = {
      host: '"><x',
      cookie: `locale=%ff; ff=${'a:b,'.repeat(900)}; releases=../..; accessToken`,
      'accept-language': ';q=x',
    }
    const { statusCode, body } = await shop.shell.app.inject({ url: '/', headers })
    expect(statusCode).toBe(200)
    expect(body).toContain('<link rel="canonical" href="http://localhost/">')
  })

  it('serves no file from outside of the releases', async () => {
    for (const path of [
      '/remotes/../registry.json',
      '/remotes/%2e%2e/registry.json',
      '/remotes/..%2fregistry.json',
    ]) {
      const { body } = await shop.shell.app.inject({ url: path, headers: { host: 'fr.localhost' } })
      expect(body).not.toContain('microFrontends')
    }
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
