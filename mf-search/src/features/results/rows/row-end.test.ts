import fc from 'fast-check'
import { cellsAtEnd } from './row-end'

const cells = (count: number, columns: 2 | 3, isLast: boolean) =>
  Array.from({ length: count }, (_, index) => cellsAtEnd({ index, count, columns, isLast }) ?? 1).join(' ')

describe('cellsAtEnd', () => {
  it.each([
    [1, '3', '2'],
    [2, '1 2', '1 1'],
    [3, '1 1 1', '1 1 2'],
    [4, '1 1 1 3', '1 1 1 1'],
  ])('[SE-007] [SE-034] %i cards before another heading keep their columns', (count, ofThree, ofTwo) => {
    expect(cells(count, 3, false)).toBe(ofThree)
    expect(cells(count, 2, false)).toBe(ofTwo)
  })

  it('[SE-034] leaves the last row of all open', () => {
    expect([cells(1, 3, true), cells(5, 3, true), cells(3, 2, true)]).toEqual(['1', '1 1 1 1 1', '1 1 1'])
  })

  it('[SE-034] leaves no gap before another heading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.constantFrom<2 | 3>(2, 3), (count, columns) => {
        const taken = cells(count, columns, false)
          .split(' ')
          .reduce((sum, each) => sum + Number(each), 0)
        expect(taken % columns).toBe(0)
      }),
    )
  })
})
