import { cleanCell } from './clean-cell'

describe('cleanCell', () => {
  it.each([
    ['HÔTEL\u00A0LE\u202FSWANN\u00A0', 'HÔTEL LE SWANN'],
    ['RÉSIDENCE \tTERRES', 'RÉSIDENCE TERRES'],
    ['"HOTEL ""LA MAISON"""', 'HOTEL "LA MAISON"'],
    ['"LA MAISON"', 'LA MAISON'],
    ['HOTEL \\"X\\"', 'HOTEL "X"'],
    ['-', undefined],
    [' - ', undefined],
    ['NULL', undefined],
    ['', undefined],
    [undefined, undefined],
    ['Saint-Ay', 'Saint-Ay'],
  ])('%j becomes %j', (cell, text) => {
    expect(cleanCell(cell)).toBe(text)
  })
})
