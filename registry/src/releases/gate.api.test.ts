import { contractOf } from '@escapade/remote-kit/gate/testing'
import { newKey, startRegistry, type TestRegistry } from '../testing/test-registry'

let registry: TestRegistry
beforeAll(async () => {
  registry = await startRegistry()
})
afterAll(() => registry.close())

it('refuses a release that leaves a hole in the page of another, tells who shows the fragment, and keeps what is live', async () => {
  const hotel = await registry.squad('hotel')
  const product = await registry.squad('product')
  const shows = ['mf-hotel/around']
  await hotel.publish({ folder: await registry.build('mf-hotel', 'h1', { fragments: ['around'] }) })
  await product.publish({ folder: await registry.build('mf-product', 'p1', { shows }) })

  const without = await registry.build('mf-hotel', 'h2')
  await expect(hotel.publish({ folder: without })).rejects.toThrow(
    /no mf-hotel\/around any more.*\n {2}mf-product p1, 100 %/,
  )
  await expect(hotel.publish({ folder: without, untried: true })).rejects.toThrow('mf-product p1')
  await expect(hotel.change('mf-hotel', { act: 'retire' })).rejects.toThrow('mf-hotel cannot go')
  expect(await registry.shares('mf-hotel')).toEqual({ h1: 100 })
  expect(await product.usesOf('mf-hotel/around')).toMatchObject([
    { name: 'mf-product', version: 'p1', share: 100 },
  ])
  expect(await hotel.history('mf-hotel')).toContainEqual(
    expect.objectContaining({ act: 'publish', version: 'h2', refused: 'fragment-shown' }),
  )

  await product.publish({ folder: await registry.build('mf-product', 'p2') })
  await hotel.publish({ folder: without })
  await expect(
    product.publish({ folder: await registry.build('mf-product', 'p3', { shows }) }),
  ).rejects.toThrow('shows mf-hotel/around, which h2')
})

it('lets remotes of one commit in one after the other on a developer’s machine', async () => {
  const open = await startRegistry({ isOpen: true })
  const squad = open.as(newKey())
  const publish = async (name: string, version: string, facts: { fragments?: string[]; shows?: string[] }) =>
    squad.publish({ folder: await open.build(name, version, facts), untried: true })
  await publish('mf-hotel', 'h1', { fragments: ['around'] })
  await publish('mf-product', 'p1', { shows: ['mf-hotel/around'] })
  await publish('mf-hotel', 'h2', { fragments: ['nearby'] })
  await publish('mf-product', 'p2', { shows: ['mf-hotel/nearby'] })
  expect(await open.shares('mf-product')).toEqual({ p2: 100 })
  await open.close()
})

it('refuses a release that says an event in a way that a live one cannot read, and answers who hears it', async () => {
  const search = await registry.squad('search')
  const content = await registry.squad('content')
  const said = (field: string) => ({
    'search:layer-closed': { type: 'object' as const, properties: { [field]: {} }, required: [field] },
  })
  const emits = (field: string) => ({ contract: contractOf({ emits: said(field) }) })
  await search.publish({ folder: await registry.build('mf-search', 's1', emits('layer')) })
  const hears = { contract: contractOf({ hears: said('layer') }) }
  await content.publish({ folder: await registry.build('mf-content', 'c1', hears) })

  await expect(
    search.publish({ folder: await registry.build('mf-search', 's2', emits('which')) }),
  ).rejects.toThrow(/search:layer-closed cannot be read: layer is needed\n {2}mf-content c1, 100 %/)
  expect(await registry.shares('mf-search')).toEqual({ s1: 100 })
  expect(await search.history('mf-search')).toContainEqual(
    expect.objectContaining({ version: 's2', refused: 'contract-broken' }),
  )
  expect(await search.usesOf('search:layer-closed')).toMatchObject([
    { name: 'mf-search', how: ['emits'] },
    { name: 'mf-content', how: ['hears'] },
  ])
})
