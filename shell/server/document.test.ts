/** @jest-environment node */
import { integrityOf } from './testing/integrity-of'
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

describe('the document', () => {
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

  it('names the tiles of the map where they are configured, and may connect to their host', async () => {
    const tiled = await openTwoRemotes({
      mapTiles: { url: 'https://tiles.escapade.example/europe.pmtiles', attribution: '© A & B' },
    })
    const { body, headers } = await tiled.get('http://fr.localhost/search')
    await tiled.close()
    const named =
      '<meta name="map-tiles" content="https://tiles.escapade.example/europe.pmtiles" data-attribution="© A &amp; B">'
    expect(body).toContain(named)
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://tiles.escapade.example;")
    expect((await shop.get('http://fr.localhost/search')).body).not.toContain('map-tiles')
  })

  it('asks for HTTPS only where it was used', async () => {
    const secure = await shop.get('http://fr.localhost/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toContain('max-age=')
    expect((await shop.get('http://fr.localhost/')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('is compressed', async () => {
    const { headers } = await shop.get('http://fr.localhost/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
  })

  it('[SH-045] asks visitors about cookies who have not chosen, also on a page that is given out again', async () => {
    const asks = async (cookie: string) =>
      (await shop.get('http://fr.localhost/search', { cookie })).body.includes('data-consent-notice')
    expect(await asks('')).toBe(true)
    expect(await asks('consent=v1.a0m0.1795000000')).toBe(false)
    expect(await asks('consent=v0.yes')).toBe(true)
    expect((await shop.get('http://fr.localhost/search')).headers.vary).toContain('cookie')
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

  it('shows the pseudo-locale when asked to, with the paths of the host', async () => {
    const { body } = await shop.get('http://be.localhost/fr?lang=en-XA')
    expect(body).toContain('<html lang="en-XA"')
    expect(bootOf(body).visit).toMatchObject({ locale: 'en_XA', textLanguage: 'en-XA', basePath: '/fr' })
  })
})
