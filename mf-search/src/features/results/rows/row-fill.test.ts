import fc from 'fast-check'
import { rowFill } from './row-fill'

const fills = (count: number, columns: 2 | 3, isLast: boolean) =>
  Array.from({ length: count }, (_, index) => rowFill({ index, count, columns, isLast }) ?? '-').join(' ')

describe('rowFill', () => {
  it.each([
    [1, 'wide', 'wide'],
    [2, 'half half', '- -'],
    [3, '- - -', '- - wide'],
    [4, '- - - wide', '- - - -'],
    [5, '- - - half half', '- - - - wide'],
  ])('[SE-034] %i cards before another heading fill their rows', (count, ofThree, ofTwo) => {
    expect(fills(count, 3, false)).toBe(ofThree)
    expect(fills(count, 2, false)).toBe(ofTwo)
  })

  it.each([
    [1, 'wide', 'wide'],
    [2, 'half half', '- -'],
    [4, '- - - -', '- - - -'],
    [5, '- - - - -', '- - - - -'],
  ])(
    '[SE-034] the last row of %i cards stays open, a first row that is too short does not',
    (count, ofThree, ofTwo) => {
      expect(fills(count, 3, true)).toBe(ofThree)
      expect(fills(count, 2, true)).toBe(ofTwo)
    },
  )

  it('[SE-034] leaves no gap before another heading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.constantFrom(2, 3), (count, columns) => {
        const shareOf = { wide: columns, half: columns / 2 }
        let taken = 0
        for (let index = 0; index < count; index++) {
          const fill = rowFill({ index, count, columns, isLast: false })
          taken += fill ? shareOf[fill] : 1
        }
        expect(taken % columns).toBe(0)
      }),
    )
  })
})
