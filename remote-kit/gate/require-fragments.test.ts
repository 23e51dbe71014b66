import { usesOf } from '../release/uses-of'
import { requireFragments, requireUnused } from './require-fragments'
import { type Fact, releaseOf, storeOf } from './testing'

const around = 'mf-hotel/around'
const hotel: Fact = { name: 'mf-hotel', version: 'h1', fragments: ['around'], shows: [] }
const product: Fact = { name: 'mf-product', version: 'p1', shows: [around] }
const judge = (live: Fact[], candidate: Fact) => requireFragments(storeOf(live), releaseOf(candidate))

describe('fragments between releases', () => {
  it('may be added, and shown once their owner has them', async () => {
    await expect(
      judge([hotel, product], { ...hotel, version: 'h2', fragments: ['around', 'more'] }),
    ).resolves.toBe(undefined)
    await expect(judge([hotel], product)).resolves.toBe(undefined)
  })

  it('are not removed while a live release or a canary shows them, which is named with its share and since when', async () => {
    const candidate = { ...hotel, version: 'h2', fragments: [] }
    const canary = { ...product, version: 'p2', share: 10 }
    const without = { ...product, version: 'p3', shows: [] }
    await expect(judge([hotel, product], candidate)).rejects.toThrow(
      'mf-product p1, 100 % of the sessions, since 2026-11-20T09:30:00.000Z',
    )
    await expect(judge([hotel, without, canary], candidate)).rejects.toThrow(
      'mf-product p2, 10 % of the sessions',
    )
    await expect(judge([hotel, without], candidate)).resolves.toBe(undefined)
  })

  it('are not shown before every live release of their owner has them', async () => {
    const shown = { ...product, version: 'p2', shows: ['mf-hotel/helo'] }
    await expect(judge([hotel, product], shown)).rejects.toThrow('shows mf-hotel/helo, which h1')
    const canary = { ...hotel, version: 'h2', fragments: [], share: 10 }
    const before = { ...product, shows: [] }
    await expect(judge([hotel, canary, before], product)).rejects.toThrow('which h2, live with 10 %')
  })

  it('of the remote itself stand in its remote.json', async () => {
    await expect(judge([], { ...hotel, shows: ['mf-hotel/arond'] })).rejects.toThrow(
      'remote.json does not name',
    )
  })

  it('that were missing before, or whose remote is not there, are no fault of a release', async () => {
    const broken = { ...product, shows: ['mf-hotel/gone'] }
    await expect(judge([hotel, broken], { ...broken, version: 'p2' })).resolves.toBe(undefined)
    await expect(judge([hotel, broken], { ...hotel, version: 'h2' })).resolves.toBe(undefined)
    await expect(judge([], { ...product, shows: ['mf-later/thing'] })).resolves.toBe(undefined)
  })

  it('of a release that an older kit built are not known, and refuse nothing', async () => {
    await expect(
      judge([hotel, { name: 'mf-product', version: 'p0' }], { ...hotel, fragments: [] }),
    ).resolves.toBe(undefined)
  })

  it('keep their remote in the shop as long as others show them', async () => {
    await expect(requireUnused(storeOf([hotel, product]), 'mf-hotel')).rejects.toThrow('mf-product p1')
    await expect(requireUnused(storeOf([hotel, product]), 'mf-product')).resolves.toBe(undefined)
  })

  it('say who uses them', async () => {
    expect(await usesOf(storeOf([hotel, product]), around)).toEqual([
      { name: 'mf-product', version: 'p1', share: 100, since: '2026-11-20T09:30:00.000Z', how: ['shows'] },
    ])
    expect(await usesOf(storeOf([hotel]), around)).toEqual([])
  })
})
