import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { searchPageSize } from './page-count'
import { resultBlocks } from './result-blocks'

describe('resultBlocks', () => {
  it.each(vectorsOf<typeof resultBlocks>('resultBlocks'))('[SE-008] $id', ({ in: input, out }) => {
    expect(resultBlocks(input)).toStrictEqual(out)
  })

  it('[SE-008] a full page is three blocks of 3, 6 and 15', () => {
    const sizes = resultBlocks({ count: searchPageSize }).map(([from, to]) => to - from + 1)
    expect(sizes).toEqual([3, 6, 15])
  })

  it('holds every result of the page once, in order', () => {
    fc.assert(
      fc.property(fc.nat(searchPageSize), (count) => {
        const held = resultBlocks({ count }).flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        )
        expect(held).toEqual(Array.from({ length: count }, (_, index) => index + 1))
      }),
    )
  })
})
