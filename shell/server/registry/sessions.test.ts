/** @jest-environment node */
import type { Registry } from '@escapade/shared-contracts/mount/registry'
import type { Shop } from '../testing/shop'
import { searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

const remote = (version: string) => ({ 'mf-search': searchRemote(version, `<p>${version}</p>`) })

/** A shop that has "old" for most sessions, and tries "new" with a share of them. */
async function openSplit(share: number) {
  const shop = await open(remote('old'))
  const [old] = entriesOf(shop)
  shop.publish('mf-search', remote('new')['mf-search'])
  shop.edit(({ microFrontends, ...registry }) => ({
    ...registry,
    microFrontends: {
      'mf-search': [
        { ...microFrontends['mf-search']?.[0], deployment: { traffic: share, default: false } },
        { ...old, deployment: { traffic: 100 - share, default: true } },
      ],
    },
  }))
  await shop.shell.refresh()
  return shop
}

function entriesOf(shop: Shop) {
  let entries: Registry['microFrontends'][string] = []
  shop.edit(({ microFrontends }) => {
    entries = microFrontends['mf-search'] ?? []
  })
  return entries
}

const showsNew = (body: string) => body.includes('<p>new</p>')

async function visit(shop: Shop, cookie?: string) {
  const { body, cookies } = await shop.get(url('/search'), cookie ? { cookie: `releases=${cookie}` } : {})
  return {
    isNew: showsNew(body),
    cookie: cookies.find(({ name }) => name === 'releases')?.value ?? cookie ?? '',
  }
}

/** As many as it takes to see both sides. */
const visits = async (shop: Shop) => Promise.all(Array.from({ length: 60 }, () => visit(shop)))

describe('sessions of a split', () => {
  it('see the same release after a restart and at another shell', async () => {
    const shop = await openSplit(40)
    const first = await visits(shop)
    expect(new Set(first.map(({ isNew }) => isNew)).size).toBe(2)
    const another = await open({}, { ...shop.config, cacheDir: `${shop.config.cacheDir}-other` })
    await shop.close()
    const again = await open({}, shop.config)
    for (const { isNew, cookie } of first)
      for (const place of [another, again, another]) expect((await visit(place, cookie)).isNew).toBe(isNew)
  })

  it('leave a release that was withdrawn with their next document, and stay on the others', async () => {
    const shop = await openSplit(40)
    const first = await visits(shop)
    shop.edit(({ microFrontends: { 'mf-search': entries = [] }, ...registry }) => ({
      ...registry,
      withdrawn: { 'mf-search': ['new'] },
      microFrontends: { 'mf-search': entries.filter(({ metadata }) => metadata.version === 'old') },
    }))
    await shop.shell.refresh()
    for (const { cookie } of first) expect((await visit(shop, cookie)).isNew).toBe(false)
    const entry = await shop.get(url('/remotes/mf-search/new/entry.js'))
    expect([entry.statusCode, entry.headers['cache-control']]).toEqual([410, 'no-store'])
    expect((await shop.get(url('/remotes/mf-search/new/app.css'))).statusCode).toBe(200)
    expect((await shop.get(url('/remotes/mf-search/old/entry.js'))).statusCode).toBe(200)
    expect((await shop.get(url('/health/releases'))).json().remotes['mf-search']).toEqual({
      live: ['old'],
      refused: [],
      withdrawn: ['new'],
    })
  })

  it.each([
    ['forged', 'aaaaaaaaaaaaaaaa.ffffffffffff'],
    ['none', '../../etc'],
    ['of another kind', `${'x'.repeat(4000)}.`],
    ['of a set alone, as it was once', '0123456789ab'],
  ])('begin anew with a cookie that is %s', async (_, cookie) => {
    const shop = await openSplit(40)
    const { body, statusCode, cookies } = await shop.get(url('/search'), { cookie: `releases=${cookie}` })
    expect([statusCode, /<p>(old|new)<\/p>/.test(body)]).toEqual([200, true])
    expect(cookies.find(({ name }) => name === 'releases')?.value).toMatch(/^[\w-]{16}\.[0-9a-f]{12}$/)
  })

  it('go on when the withdrawn versions are no list', async () => {
    const shop = await openSplit(40)
    shop.edit((registry) => ({ ...registry, withdrawn: { 'mf-search': 'new', 'mf-other': null } }))
    await shop.shell.refresh()
    expect((await visit(shop)).cookie).not.toBe('')
    expect((await shop.get(url('/health/releases'))).json().remotes['mf-search'].refused).toEqual([
      { version: 'malformed', reason: 'The withdrawn versions are no list of versions' },
    ])
  })
})
