import fc from 'fast-check'
import { detectSeparator, splitCells } from './split-cells'

describe('splitCells', () => {
  it.each([
    ['a;b;c', ['a', 'b', 'c']],
    ['a;;c;', ['a', '', 'c', '']],
    ['"12; rue X";b', ['12; rue X', 'b']],
    ['"says ""yes""";b', ['says "yes"', 'b']],
    ['RN 6 - "Le Chaumois";b', ['RN 6 - "Le Chaumois"', 'b']],
    ['Club "Les Portes;b;c', ['Club "Les Portes', 'b', 'c']],
    ['"Les Portes;b;c', ['"Les Portes', 'b', 'c']],
    ['"LA MAISON" HOTEL;b', ['"LA MAISON" HOTEL', 'b']],
    ['a;"b"', ['a', 'b']],
    ['', ['']],
  ])('%s', (line, cells) => {
    expect(splitCells(line, ';')).toEqual(cells)
  })

  it('gives back what was quoted properly', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ';', ' ', 'é') })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const line = cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')
        expect(splitCells(line, ';')).toEqual(cells)
      }),
    )
  })

  it('finds the separator in the header', () => {
    expect(detectSeparator('NOM;CODE POSTAL;LAT, LON')).toBe(';')
    expect(detectSeparator('zipcode,place')).toBe(',')
  })
})
