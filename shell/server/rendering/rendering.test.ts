/** @jest-environment node */
import { emptyResult, type RemoteSource } from '../testing/shop'
import { eventually, productRemote, result, searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

/** The shell tries a release out before visitors come, and is patient then: tests of deadlines leave that out. */
const forVisitors = (body: string) => `if (request.requestId !== 'warm-up') { ${body} }`

/** A browser finishes it; search engines keep its address, and the tab says more than the shop's name. */
function expectUnfinished(body: string) {
  expect(body).toContain('<meta name="robots" content="index, follow">')
  expect(body).toContain('rel="canonical"')
  expect(body).toContain('<title>One moment – Escapade</title>')
}

describe('a remote that fails while rendering', () => {
  it.each([
    ['throws', "throw new Error('boom')", /^threw$/],
    ['never answers', forVisitors('await new Promise(() => {})'), /^late$/],
    ['blocks its thread', 'for (;;);', /^late$/],
    ['ends its thread', 'process.exit(1)', /^broken$/],
    // On a busy machine the deadline may come before the limit.
    [
      'takes all memory',
      'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))',
      /^(broken|late)$/,
    ],
    ['returns something else', 'return { html: 1 }', /^invalid$/],
    ['returns what cannot be sent', 'return { html: () => {} }', /^threw$/],
  ])('that %s costs its page the server HTML and no other page anything', async (_, render, failure) => {
    const shop = await open({
      'mf-product': productRemote(render),
      'mf-search': searchRemote('s1', '<p>found</p>'),
    })
    const started = performance.now()
    const { statusCode, body } = await shop.get(url('/product/1'))
    expect(performance.now() - started).toBeLessThan(800)
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="single-spa-application:mf-product"></div>')
    expect(body).toContain('/remotes/mf-product/p1/app.start.js')
    expectUnfinished(body)
    expect(shop.log.find((line) => line.remote === 'mf-product' && line.failure)?.failure).toMatch(failure)
    expect((await shop.get(url('/search'))).body).toContain('<p>found</p>')
  })

  it('renders again by itself after its thread was ended', async () => {
    const render = `if (request.location.path === '/product/bad') for (;;); return ${result('<p>good</p>')}`
    const shop = await open({ 'mf-product': productRemote(render) })
    expect((await shop.get(url('/product/bad'))).body).not.toContain('good')
    const good = async () => (await shop.get(url('/product/1'))).body.includes('<p>good</p>')
    await eventually(good)
  })

  it('is not waited for again and again', async () => {
    const shop = await open({ 'mf-product': productRemote(forVisitors('await new Promise(() => {})')) })
    await shop.get(url('/product/1'))
    await shop.get(url('/product/1'))
    const started = performance.now()
    await shop.get(url('/product/1'))
    expect(performance.now() - started).toBeLessThan(250)
  })

  it('answers within the deadline of the document even when app and fragments are slow', async () => {
    const slow = 'await new Promise((resolve) => setTimeout(resolve, 250));'
    const slot = (id: string) => `{ mountId: '${id}', fragment: 'mf-search/box', grade: 'regular' }`
    const shop = await open(
      {
        'mf-product': productRemote(
          `${slow} return ${result('<div data-slot="a"></div>', `slots: [${slot('a')}]`)}`,
        ),
        'mf-search': searchRemote('s1', '', {
          fragments: ['box'],
          render: `${slow} return ${result('<b></b><div data-slot="b"></div>', `slots: [${slot('b')}]`)}`,
        }),
      },
      { documentDeadlineMs: 400 },
    )
    const started = performance.now()
    const { body } = await shop.get(url('/product/1'))
    expect(performance.now() - started).toBeLessThan(700)
    expect(body).toContain('<div data-slot="a"></div>')
  })
})

describe('a robot or link preview', () => {
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  const after = (ms: number) => `await new Promise((resolve) => setTimeout(resolve, ${ms}));`

  it('waits for a whole page, for which a browser would not', async () => {
    const shop = await open({ 'mf-product': productRemote(`${after(500)} return ${result('<p>late</p>')}`) })
    expect((await shop.get(url('/product/1'))).body).not.toContain('<p>late</p>')
    const { statusCode, body } = await shop.get(url('/product/1'), robot)
    expect(statusCode).toBe(200)
    expect(body).toContain('<p>late</p>')
  })

  it.each([
    ['comes too late', forVisitors('await new Promise(() => {})')],
    ['cannot be drawn', "throw new Error('boom')"],
    ['lacks what it is about', `return { ...${emptyResult}, html: '<p>…</p>', incomplete: true }`],
  ])('comes again for a page that %s, and keeps what it has of it', async (_, render) => {
    const shop = await open({ 'mf-product': productRemote(render) }, { robotDeadlineMs: 400 })
    const { statusCode, headers } = await shop.get(url('/product/1'), robot)
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
    expect((await shop.get(url('/product/1'))).statusCode).toBe(200)
  })

  it('has its page drawn where rendering is paused for browsers', async () => {
    const late = "if (request.location.path === '/product/late') await new Promise(() => {});"
    const shop = await open({ 'mf-product': productRemote(`${late} return ${result('<p>drawn</p>')}`) })
    for (let tries = 0; tries < 3; tries += 1) await shop.get(url('/product/late'))
    expect((await shop.get(url('/product/1'))).body).not.toContain('<p>drawn</p>')
    expect((await shop.get(url('/product/1'), robot)).body).toContain('<p>drawn</p>')
  })
})

describe('fragments', () => {
  const slots = (...ids: string[]) =>
    `slots: [${ids.map((id) => `{ mountId: '${id}', fragment: 'mf-search/box', grade: 'regular', props: { id: '${id}' } }`)}]`
  const box = (render: string): RemoteSource => searchRemote('s1', '', { fragments: ['box'], render })

  it('stand in their slots with the state they were rendered from', async () => {
    const shop = await open({
      'mf-product': productRemote(
        `return ${result('<p data-slot="x"></p><i data-slot="y" class="z"></i>', slots('y', 'x'))}`,
      ),
      'mf-search': box(
        `return { ...${emptyResult}, html: '<b>' + request.props.id + '</b>', state: { queries: request.mountId, texts: {} } }`,
      ),
    })
    const { body } = await shop.get(url('/product/1'))
    expect(body).toContain('<p data-slot="x"><b>x</b></p><i data-slot="y" class="z"><b>y</b></i>')
    expect(body).toContain('"slots":{"y":{"queries":"y","texts":{}},"x":{"queries":"x","texts":{}}}')
    expect(body).toContain('/remotes/mf-search/s1/entry.js')
  })

  it('hold fragments of their own, two levels deep', async () => {
    const shop = await open({
      'mf-product': productRemote(`return ${result('<p data-slot="x"></p>', slots('x'))}`),
      'mf-search': box(
        `return { ...${emptyResult}, html: '<b data-slot="' + request.mountId + 'x"></b>', slots: [{ mountId: request.mountId + 'x', fragment: 'mf-search/box', grade: 'regular' }] }`,
      ),
    })
    const { body } = await shop.get(url('/product/1'))
    expect(body).toContain('<p data-slot="x"><b data-slot="xx"><b data-slot="xxx"></b></b></p>')
  })

  it.each([
    ['throws', box("throw new Error('boom')")],
    ['is unknown', searchRemote('s1', '')],
  ])('that %s leaves its slot empty and the page whole', async (_, source) => {
    const shop = await open({
      'mf-product': productRemote(`return ${result('<p>page</p><p data-slot="x"></p>', slots('x'))}`),
      'mf-search': source,
    })
    const { body } = await shop.get(url('/product/1'))
    expect(body).toContain('<p>page</p><p data-slot="x"></p>')
  })
})

describe('what a remote decides of its page', () => {
  it.each([
    ['status: 404', 404, undefined],
    ["redirect: '/search?page=1'", 302, '/search?page=1'],
    ["redirect: '//evil.example'", 200, undefined],
    ["redirect: 'https://evil.example'", 200, undefined],
  ])('%s', async (more, status, location) => {
    const shop = await open({ 'mf-product': productRemote(`return ${result('', more)}`) })
    const answer = await shop.get(url('/product/1'))
    expect(answer.statusCode).toBe(status)
    expect(answer.headers.location).toBe(location)
  })

  it('that its data cannot be had is a status to come back for, and nothing to keep', async () => {
    const more = 'status: 503, incomplete: true'
    const shop = await open({ 'mf-product': productRemote(`return ${result('<p>loading</p>', more)}`) })
    const { statusCode, headers, body } = await shop.get(url('/product/1'))
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
    expect(body).toContain('<p>loading</p>')
    expect(body).toContain('/remotes/mf-product/p1/app.start.js')
    expect(body).toContain('<meta name="robots" content="noindex, follow">')
    expect(body).not.toContain('rel="canonical"')
  })

  it('that its data are late is nothing to keep: the browser brings them', async () => {
    const shop = await open({
      'mf-product': productRemote(`return ${result('<p>loading</p>', 'incomplete: true')}`),
    })
    const { statusCode, headers, body } = await shop.get(url('/product/1'))
    expect([statusCode, headers['retry-after']]).toEqual([200, undefined])
    expectUnfinished(body)
  })

  it('sees the libraries of the shell and none of its secrets', async () => {
    process.env.SHOP_SECRET = 'secret'
    const render = `return { ...${emptyResult}, html: typeof require('react').createElement + ' ' + process.env.SHOP_SECRET }`
    const shop = await open({ 'mf-product': productRemote(render) })
    expect((await shop.get(url('/product/1'))).body).toContain('function undefined')
  })
})
