/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteSource, Shop } from '../../testing/shop'
import { notFoundRemote, result, searchRemote, url, useShops } from '../../testing/sources'

const open = useShops()

const routes = ['search', 'ideas'].map((segment) => ({ segment, page: segment }))
const good = searchRemote('old', '<p>old</p>', { routes, fragments: ['box'] })
const broken = (more: Partial<RemoteSource>): RemoteSource => ({ ...good, version: 'broken', ...more })

const openGood = () => open({ 'mf-search': good })
const openAgain = async (shop: Shop) => {
  await shop.close()
  return open({}, shop.config)
}
const statusOf = async (shop: Shop) => (await shop.get(url('/health/releases'))).json()
const problems = ({ log }: Shop) => log.filter((line) => line.msg === 'a release is not taken')
const pageOf = async (shop: Shop) => (await shop.get(url('/search'))).body

describe('a release', () => {
  it.each([
    ['throws while its bundle is loaded', { bundle: "throw new Error('module boom')" }, /module boom/],
    ['has a bundle that exports nothing', { bundle: '' }, /exports no render function/],
    ['always throws', { render: "throw new Error('view boom')" }, /view boom/],
    [
      'throws on a page that was drawn before',
      {
        render: `if (request.location.path === '/ideas') throw new Error('x'); return ${result('<p>new</p>')}`,
      },
      /does not draw \/ideas \(Error: x\)/,
    ],
    [
      'throws in a fragment that was drawn before',
      { render: `if (request.fragment) throw new Error('x'); return ${result('<p>new</p>')}` },
      /does not draw mf-search\/box/,
    ],
    [
      'answers with something else',
      { render: 'return { html: 1 }' },
      /does not draw \/search \(.*expected string/,
    ],
    ['never answers', { render: 'await new Promise(() => {})' }, /no answer in/],
  ])('that %s does not go live, and the publisher can read why', async (_, more, reason) => {
    const shop = await openGood()
    shop.publish('mf-search', broken(more))
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    expect(await statusOf(shop)).toEqual({
      registry: null,
      remotes: {
        'mf-search': {
          live: ['old'],
          refused: [{ version: 'broken', reason: expect.stringMatching(reason) }],
          withdrawn: [],
        },
      },
    })
  })

  it('that was refused is neither tried nor told of again, and nothing is called live', async () => {
    const shop = await openGood()
    shop.publish('mf-search', broken({ bundle: "throw new Error('boom')" }))
    for (let poll = 0; poll < 4; poll++) await shop.shell.refresh()
    expect(problems(shop)).toHaveLength(1)
    expect(shop.log.filter((line) => line.msg === 'releases are live')).toHaveLength(1)
  })

  it('that was refused does not go live after a restart, and its reason is still known', async () => {
    const shop = await openGood()
    shop.publish('mf-search', broken({ bundle: "throw new Error('boom')" }))
    await shop.shell.refresh()
    const again = await openAgain(shop)
    expect(await pageOf(again)).toContain('<p>old</p>')
    expect((await statusOf(again)).remotes['mf-search'].refused).toEqual([
      { version: 'broken', reason: 'boom' },
    ])
  })

  it('that was published broken while the shell was stopped is not taken at the start', async () => {
    const shop = await openGood()
    shop.publish('mf-search', broken({ render: "throw new Error('boom')" }))
    expect(await pageOf(await openAgain(shop))).toContain('<p>old</p>')
  })

  it('is compared with what one before it draws that a start has not made ready', async () => {
    const shop = await open({ 'mf-content': notFoundRemote, 'mf-search': good }, { renderThreads: 1 })
    expect(await pageOf(shop)).toContain('<p>old</p>')
    shop.publish(
      'mf-search',
      broken({ render: `if (request.fragment) throw new Error('x'); return ${result('')}` }),
    )
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    expect((await statusOf(shop)).remotes['mf-search'].refused).toEqual([
      { version: 'broken', reason: expect.stringContaining('does not draw mf-search/box') },
    ])
  })

  it('that was not seen in a browser is not taken by a shell that asks for it, and is once it was', async () => {
    const shop = await open({ 'mf-search': good, 'mf-content': notFoundRemote }, { releasesSeenOnly: true })
    expect(await pageOf(shop)).toContain('<p>old</p>')
    shop.publish('mf-search', { ...good, version: 'new', render: `return ${result('<p>new</p>')}` })
    shop.edit((registry) => Object.assign(registry, { seen: { 'mf-search': 'malformed' } }))
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    expect((await statusOf(shop)).remotes['mf-search'].refused).toMatchObject([
      { version: 'new', reason: expect.stringContaining('not seen in a browser') },
    ])
    shop.edit((registry) => Object.assign(registry, { seen: { 'mf-search': ['new'] } }))
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>new</p>')
  })

  it('of a new remote that draws nothing takes no route', async () => {
    const shop = await open({ 'mf-search': good, 'mf-content': notFoundRemote })
    shop.publish('mf-new', { version: 'n', routes: [{ segment: 'new', page: 'n' }], render: 'throw 1' })
    await shop.shell.refresh()
    expect((await shop.get(url('/new'))).statusCode).toBe(404)
    expect((await statusOf(shop)).remotes['mf-new']).toMatchObject({ live: [], refused: [{ version: 'n' }] })
  })

  it('may leave out what the one before could not draw either', async () => {
    const render = (html: string) => `if (request.location.path === '/ideas') throw 1; return ${result(html)}`
    const shop = await open({ 'mf-search': { ...good, render: render('<p>old</p>') } })
    shop.publish('mf-search', { ...good, version: 'new', render: render('<p>new</p>') })
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>new</p>')
  })
})

describe('a bundle that would end the shell', () => {
  it.each([
    'process.kill(process.pid)',
    "require('node:child_process')",
    "process.getBuiltinModule('child_process')",
  ])('by %s is refused, and the shell goes on', async (code) => {
    const shop = await openGood()
    shop.publish('mf-search', broken({ bundle: `${code}; exports.render = () => {}` }))
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    const [refused] = (await statusOf(shop)).remotes['mf-search'].refused
    expect(refused.reason).toMatch(/A server bundle may not use/)
  })

  it('although it was live is not run any more once two starts ended with it', async () => {
    const shop = await openGood()
    await shop.close()
    const entry = JSON.parse(readFileSync(shop.config.registry, 'utf8')).microFrontends['mf-search'][0]
    const key = JSON.stringify(['mf-search', entry.url, entry.extras, entry.metadata])
    const trials = path.join(shop.config.cacheDir, 'trials.json')
    writeFileSync(trials, JSON.stringify({ trying: { [key]: 2 } }))
    const again = await openAgain(shop)
    expect(await pageOf(again)).not.toContain('<p>old</p>')
    expect((await again.get(url('/search'))).statusCode).toBe(200)
  })
})
