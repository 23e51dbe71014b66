/** @jest-environment node */
import { allDeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'
import { resolveLocale } from './resolve-locale'
import { addressIn, readSite } from './site'

type Case = { url: string; cookie?: string; accept?: string; production?: boolean }

const resolve = ({ url, cookie, accept, production = false }: Case) => {
  const { host, pathname, searchParams } = new URL(url)
  const site = readSite({ protocol: 'http', host, publicHost: null })
  return resolveLocale({
    site,
    path: pathname,
    query: searchParams,
    cookieLocale: cookie,
    acceptLanguage: accept,
    tools: production ? new Set() : allDeveloperTools,
  })
}

describe('resolveLocale', () => {
  it.each([
    ['http://fr.localhost:3000/', 'fr_FR', '', '/'],
    ['http://es.localhost:3000/search', 'es_ES', '', '/search'],
    ['http://nl.localhost:3000/', 'nl_NL', '', '/'],
    ['http://it.localhost:3000/', 'it_IT', '', '/'],
    ['http://be.localhost:3000/fr', 'fr_BE', '/fr', '/'],
    ['http://be.localhost:3000/nl/search', 'nl_BE', '/nl', '/search'],
    ['https://customer-care.it.escapade.example/', 'it_IT', '', '/'],
    ['https://www.es.escapade.example/search', 'es_ES', '', '/search'],
    ['http://localhost:3000/', 'fr_FR', '', '/'],
    ['http://localhost:3000/?locale=es_ES', 'es_ES', '', '/'],
    ['http://localhost:3000/search?locale=nl_BE', 'nl_BE', '', '/search'],
    ['http://localhost:3000/nl/contact', 'nl_BE', '/nl', '/contact'],
  ])('[SH-001] %s is %s', (url, locale, basePath, path) => {
    expect(resolve({ url })).toMatchObject({ locale, basePath, path })
  })

  it('[SH-001] falls back to fr_FR for an unknown locale', () => {
    expect(resolve({ url: 'http://localhost:3000/?locale=de_DE' }).locale).toBe('fr_FR')
    expect(resolve({ url: 'http://localhost:3000/', cookie: 'xx' }).locale).toBe('fr_FR')
  })

  it('[SH-001] remembers the choice on a plain host, which a new one overrides', () => {
    expect(resolve({ url: 'http://localhost/', cookie: 'it_IT' }).locale).toBe('it_IT')
    expect(resolve({ url: 'http://localhost/?locale=es_ES', cookie: 'it_IT' }).locale).toBe('es_ES')
  })

  it('[SH-001] lets neither query nor cookie choose in production, but for agents', () => {
    const production = { production: true, cookie: 'it_IT' }
    expect(resolve({ url: 'https://escapade.example/?locale=es_ES', ...production }).locale).toBe('fr_FR')
    expect(resolve({ url: 'https://fr.escapade.example/?locale=es_ES', ...production }).locale).toBe('fr_FR')
    const agents = 'https://customer-care.escapade.example/?locale=es_ES'
    expect(resolve({ url: agents, ...production }).locale).toBe('es_ES')
  })

  it.each([
    ['nl-BE,nl;q=0.9,fr;q=0.8', undefined, '/nl'],
    ['en,fr;q=0.5,nl;q=0.4', undefined, '/fr'],
    ['nl', 'fr_BE', '/fr'],
    [undefined, undefined, '/fr'],
    ['nl;q=0, ;;q=x', undefined, '/fr'],
  ])('[SH-001] sends the bare Belgian host with languages %s and cookie %s to %s', (accept, cookie, to) => {
    expect(resolve({ url: 'http://be.localhost/', accept, cookie }).redirect).toBe(to)
    expect(resolve({ url: 'http://be.localhost/product/1', accept, cookie }).redirect).toBe(`${to}/product/1`)
  })

  it('[SH-019] reads the prefix as a language only where the market has several', () => {
    expect(resolve({ url: 'http://be.localhost/nl/contact' })).toMatchObject({
      locale: 'nl_BE',
      path: '/contact',
    })
    expect(resolve({ url: 'http://es.localhost/nl/contact' })).toMatchObject({
      locale: 'es_ES',
      path: '/nl/contact',
    })
    expect(resolve({ url: 'http://be.localhost/fruit' }).redirect).toBe('/fr/fruit')
  })
})

describe('readSite', () => {
  it.each(['evil.example"><script>', 'a b', '', undefined, '-x', 'x:999999'])(
    'keeps host %s out of links',
    (host) => {
      expect(readSite({ protocol: 'http', host, publicHost: null }).origin).toBe('http://localhost')
    },
  )

  it('takes only hosts below the public one, where one is set', () => {
    const publicHost = 'escapade.example'
    const read = (host: string) => readSite({ protocol: 'https', host, publicHost }).origin
    expect(read('nl.escapade.example')).toBe('https://nl.escapade.example')
    expect(read('fr.evil.example')).toBe('https://escapade.example')
    expect(read('evilescapade.example')).toBe('https://escapade.example')
  })
})

describe('addressIn', () => {
  const site = (host: string) => readSite({ protocol: 'http', host, publicHost: null })

  it('links market hosts to market hosts', () => {
    expect(addressIn(site('es.localhost:3000'), 'nl_BE', '/search')).toBe(
      'http://be.localhost:3000/nl/search',
    )
    expect(addressIn(site('be.localhost:3000'), 'fr_FR', '/')).toBe('http://fr.localhost:3000/')
  })

  it('stays on a host without market', () => {
    expect(addressIn(site('localhost:3000'), 'es_ES', '/search?page=1')).toBe(
      'http://localhost:3000/search?page=1&locale=es_ES',
    )
    expect(addressIn(site('localhost:3000'), 'nl_BE', '/')).toBe('http://localhost:3000/nl/')
  })
})
