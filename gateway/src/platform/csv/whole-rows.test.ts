import fc from 'fast-check'
import { splitCells } from './split-cells'
import { wholeRows } from './whole-rows'

async function rowsOf(text: string, width: number): Promise<[number, string][]> {
  const lines = text.split('\n').map((line, at) => ({ number: at + 1, text: line }))
  const rows: [number, string][] = []
  for await (const { number, text: row } of wholeRows(
    (async function* () {
      yield* lines
    })(),
    { separator: ';', width },
  ))
    rows.push([number, row])
  return rows
}

it.each<[string, string, [number, string][]]>([
  [
    'plain rows',
    'a;b;c\nd;e;f',
    [
      [1, 'a;b;c'],
      [2, 'd;e;f'],
    ],
  ],
  [
    'a line break in quotes',
    'a;"1 rue X\nbâtiment B";c\nd;e;f',
    [
      [1, 'a;"1 rue X\nbâtiment B";c'],
      [3, 'd;e;f'],
    ],
  ],
  ['a separator and two line breaks in quotes', 'a;"1; 2\n3\n4";c', [[1, 'a;"1; 2\n3\n4";c']]],
  [
    'a stray quote in a row that has its cells',
    'a;"b;c\nd;e;f',
    [
      [1, 'a;"b;c'],
      [2, 'd;e;f'],
    ],
  ],
  [
    'a stray quote in a row that lacks one',
    'a;"b\nd;e;f\ng;h;i',
    [
      [1, 'a;"b'],
      [2, 'd;e;f'],
      [3, 'g;h;i'],
    ],
  ],
  [
    'a quote at the end',
    'a;b;c\nd;"e',
    [
      [1, 'a;b;c'],
      [2, 'd;"e'],
    ],
  ],
])('reads %s', async (_, text, rows) => {
  expect(await rowsOf(text, 3)).toEqual(rows)
})

it('gives back every row that was quoted properly', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ';', '\n', 'é', ' '), minLength: 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
      const text = rows.map((cells) => cells.map((each) => `"${each}"`).join(';')).join('\n')
      fc.pre(rows.every((cells) => cells.join('').split('\n').length <= 8))
      expect((await rowsOf(text, 3)).map(([, row]) => splitCells(row, ';'))).toEqual(rows)
    }),
  )
})
