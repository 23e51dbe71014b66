import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { pageCount, searchPageSize } from './page-count'

describe('pageCount', () => {
  it.each(vectorsOf<typeof pageCount>('pageCount'))('[SE-009] [SE-012] $id', ({ in: input, out }) => {
    expect(pageCount(input)).toStrictEqual(out)
  })

  it('[SE-009] a search page holds 24 results', () => expect(searchPageSize).toBe(24))

  it('[SE-012] has just enough pages, and paging shows from the second one on', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (totalCount, pageSize) => {
        const { pages, shown } = pageCount({ totalCount, pageSize })
        expect(pages * pageSize).toBeGreaterThanOrEqual(totalCount)
        expect((pages - 1) * pageSize).toBeLessThan(Math.max(totalCount, 1))
        expect(shown).toBe(pages > 1)
      }),
    )
  })
})
