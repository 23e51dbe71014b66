/** @jest-environment node */
import type { RenderResult } from '@escapade/shared-contracts/mount/render-contract'
import { devRelease, placeRemote, readDocument } from './place-remote'

const facts = {
  manifest: { name: 'mf-search', routes: [{ segment: 'search', page: 'search' }], fragments: ['box'] },
  exposes: ['./app', './fragments/box'],
  global: 'mf_search',
}

const documentOf = ({ owner = 'mf-search', at = '/search' } = {}) => {
  const boot = {
    visit: { locale: 'fr_FR' },
    location: { path: at },
    remotes: { 'mf-search': { version: 'v1' }, 'mf-hotel': { version: 'h1' } },
    app: { remote: owner, rendered: { queries: '</script>' } },
    slots: { x: {} },
  }
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return `<head><title>Old</title><style nonce="n" data-href="/remotes/mf-search/v1/app.css">.old{}</style><style nonce="n">.shell{}</style>
    <link rel="stylesheet" href="/remotes/mf-hotel/h1/app.css"></head>
    <main id="main"><div id="single-spa-application:${owner}"><p>drawn</p></div></main>
    <link rel="preload" href="/remotes/mf-search/v1/app.start.js">
    <script type="application/json" id="boot" nonce="n">${json}</script>`
}

const release = devRelease(facts)
function place(html: string, drawn?: RenderResult): string {
  const document = readDocument(html, release)
  if (!document) throw new Error('No document of the shop')
  return placeRemote(document, { release, drawn, styles: ['app.css'] })
}
const bootOf = (html: string) => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')

it('takes the place of its release on its own page, which the browser draws', () => {
  const html = place(documentOf())
  expect(bootOf(html)).toMatchObject({
    remotes: {
      'mf-search': {
        base: '/files/',
        version: 'dev',
        entry: { file: 'entry.js', global: 'mf_search' },
        integrity: '',
      },
      'mf-hotel': { version: 'h1' },
    },
    app: { remote: 'mf-search' },
    slots: {},
  })
  expect(bootOf(html).app).not.toHaveProperty('rendered')
  expect(html).toContain('<main id="main"><div id="single-spa-application:mf-search"></div></main>')
  expect(html).not.toContain('/remotes/mf-search/')
  expect(html).toContain('.shell{}')
})

it('leaves the pages of others drawn, with its fragments from its sources', () => {
  const html = place(documentOf({ owner: 'mf-hotel', at: '/hotel/1' }))
  expect(html).toContain('<p>drawn</p>')
  expect(html).toContain('/remotes/mf-hotel/h1/app.css')
  expect(bootOf(html)).toMatchObject({
    remotes: { 'mf-search': { base: '/files/' } },
    app: { remote: 'mf-hotel', rendered: { queries: '</script>' } },
  })
})

it('has its page before it was ever published', () => {
  const html = place(documentOf({ owner: 'mf-content', at: '/search' }))
  expect(bootOf(html).app).toEqual({ remote: 'mf-search' })
})

it('has its page drawn from the sources, with its styles and its title', () => {
  const state = { queries: [], texts: {} }
  const html = place(documentOf(), {
    html: '<h1>Drawn $& anew</h1>',
    head: { title: 'A < B' },
    state,
    status: 200,
    slots: [],
  })
  expect(html).toContain('<div id="single-spa-application:mf-search"><h1>Drawn $& anew</h1></div>')
  expect(bootOf(html).app).toEqual({ remote: 'mf-search', rendered: state })
  expect(html).toContain('<title>A &lt; B</title>')
  expect(html).toContain('<link rel="stylesheet" href="/files/app.css" crossorigin></head>')
})

it('leaves documents alone that are not the shell’s', () => {
  expect(readDocument('<p>mailbox</p>', release)).toBeNull()
})
