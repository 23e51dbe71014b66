/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs'
import type { Shop } from '../testing/shop'
import { notFoundRemote, productRemote, result, searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

const openTwo = () =>
  open({
    'mf-search': searchRemote('old', '<p>found</p>'),
    'mf-product': productRemote(`return ${result('<p>product</p>')}`),
    'mf-content': notFoundRemote,
  })
const problemOf = async (shop: Shop) => (await shop.get(url('/health/releases'))).json().registry
const openAgain = async (shop: Shop) => {
  await shop.close()
  return open({}, { ...shop.config, registry: shop.config.registry })
}
const keep = (file: string, text: string) => writeFileSync(file, text)

async function expectWhole(shop: Shop) {
  expect((await shop.get(url('/search'))).body).toContain('<p>found</p>')
  expect((await shop.get(url('/product/1'))).body).toContain('<p>product</p>')
}

describe('a registry', () => {
  it.each([
    [
      'names one remote less',
      (shop: Shop) => shop.edit(({ microFrontends }) => void delete microFrontends['mf-product']),
    ],
    ['is empty', (shop: Shop) => shop.edit(() => ({ schema: 'x', microFrontends: {} }))],
    ['is none', (shop: Shop) => keep(shop.config.registry, '{}')],
    ['is half written', (shop: Shop) => keep(shop.config.registry, '{"schema":')],
    ['is gone', (shop: Shop) => rmSync(shop.config.registry)],
  ])('that %s changes nothing, and says so', async (_, spoil) => {
    const shop = await openTwo()
    spoil(shop)
    await shop.shell.refresh()
    await expectWhole(shop)
    expect(await problemOf(shop)).not.toBeNull()
    expect(shop.log).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'the registry cannot be read' }),
    )
  })

  it('that lost remotes is refused by a start too', async () => {
    const shop = await openTwo()
    shop.edit(({ microFrontends }) => void delete microFrontends['mf-product'])
    const again = await openAgain(shop)
    await expectWhole(again)
    expect(await problemOf(again)).toBe(
      'The registry lost mf-product. A remote is taken away by an empty list of releases',
    )
  })

  it('is gone by again when it was mended', async () => {
    const shop = await openTwo()
    shop.edit(({ microFrontends }) => void delete microFrontends['mf-product'])
    await shop.shell.refresh()
    shop.publish('mf-search', searchRemote('new', '<p>new</p>'))
    await shop.shell.refresh()
    expect((await shop.get(url('/search'))).body).toContain('<p>new</p>')
    expect(await problemOf(shop)).toBeNull()
  })

  it('takes a remote away by an empty list of releases', async () => {
    const shop = await openTwo()
    shop.edit(({ microFrontends }) => void Object.assign(microFrontends, { 'mf-product': [] }))
    await shop.shell.refresh()
    expect((await shop.get(url('/product/1'))).statusCode).toBe(404)
    expect((await shop.get(url('/search'))).body).toContain('<p>found</p>')
  })

  it('with one malformed entry keeps the others', async () => {
    const shop = await openTwo()
    shop.publish('mf-search', searchRemote('new', '<p>new</p>'))
    shop.edit(({ microFrontends }) => void Object.assign(microFrontends, { 'mf-product': [{ url: 1 }] }))
    await shop.shell.refresh()
    expect((await shop.get(url('/search'))).body).toContain('<p>new</p>')
    expect((await shop.get(url('/product/1'))).body).toContain('<p>product</p>')
    expect((await shop.get(url('/health/releases'))).json().remotes['mf-product']).toMatchObject({
      live: ['p1'],
      refused: [{ version: 'malformed' }],
    })
  })
})
