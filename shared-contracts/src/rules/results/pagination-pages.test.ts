import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { paginationPages } from './pagination-pages'

const aPosition = fc
  .integer({ min: 1, max: 2000 })
  .chain((totalPages) => fc.record({ totalPages: fc.constant(totalPages), page: fc.nat(totalPages - 1) }))

const range = (from: number, to: number, step = 1) => {
  const labels: number[] = []
  for (let label = from; label <= to; label += step) labels.push(label)
  return labels
}

/** The rule as a set of ranges, each cut at the last page. */
const naivePages = (totalPages: number, page: number) => {
  if (totalPages < 10) return range(1, totalPages)
  const ten = Math.floor(page / 10) * 10
  const hundred = Math.floor(page / 100) * 100
  const labels = new Set([
    ...[1, totalPages],
    ...range(ten + 1, ten + 10),
    ...range(hundred + 10, hundred + 100, 10),
    ...range(100, totalPages, 100),
  ])
  return [...labels].filter((label) => label <= totalPages).sort((one, other) => one - other)
}

describe('paginationPages', () => {
  it.each(vectorsOf<typeof paginationPages>('pagination'))('[SC-062] $id', ({ in: input, out }) => {
    expect(paginationPages(input)).toStrictEqual(out)
  })

  it('agrees with the rule written as ranges', () => {
    fc.assert(
      fc.property(aPosition, ({ totalPages, page }) => {
        expect(paginationPages({ totalPages, page }).pages).toEqual(naivePages(totalPages, page))
      }),
    )
  })

  it('always lists the first, the last and the current page; going on and back returns', () => {
    fc.assert(
      fc.property(aPosition, ({ totalPages, page }) => {
        const { pages, prev, next } = paginationPages({ totalPages, page })
        expect(pages).toEqual(expect.arrayContaining([1, page + 1, totalPages]))
        expect(prev).toBe(page === 0 ? null : page - 1)
        if (next !== null) expect(paginationPages({ totalPages, page: next }).prev).toBe(page)
        else expect(page).toBe(totalPages - 1)
      }),
    )
  })

  it('nothing found has no pages, and a page past the end leads back to the last one but one', () => {
    expect(paginationPages({ totalPages: 0, page: 0 })).toEqual({ pages: [], prev: null, next: null })
    expect(paginationPages({ totalPages: 3, page: 99 })).toEqual({ pages: [1, 2, 3], prev: 1, next: null })
  })
})
