import { parsePhone, phoneCountry } from './parse-phone'
import { HeaderError, matchColumns } from './register-columns'
import {
  parsePosition,
  parsePostcode,
  parseRegisterDate,
  parseRegisterRow,
  parseWebsite,
} from './register-row'

describe('matchColumns', () => {
  it.each([
    ['TYPOLOGIE ÉTABLISSEMENT;CLASSEMENT;NOM COMMERCIAL;CODE POSTAL;COMMUNE'],
    ['typologie etablissement;classement;nom commercial;code postal;commune'],
    ['Typologie établissement;Classement;Nom_commercial;Code_postal;Commune'],
  ])('reads %s', (header) => {
    const columns = matchColumns(header.split(';'))
    expect(columns).toEqual({ kind: 0, stars: 1, name: 2, postcode: 3, town: 4 })
  })

  it('does not take the date of the classification for the stars', () => {
    const columns = matchColumns([
      'DATE DE CLASSEMENT',
      'CLASSEMENT',
      'NOM',
      'CP',
      'VILLE',
      'classement prorogé',
    ])
    expect(columns).toMatchObject({ classifiedOn: 0, stars: 1 })
  })

  it('names what is missing', () => {
    expect(() => matchColumns(['NOM COMMERCIAL', 'CLASSEMENT'])).toThrow(HeaderError)
    expect(() => matchColumns(['NOM COMMERCIAL', 'CLASSEMENT'])).toThrow(/postcode, town/)
  })
})

describe('values of a row', () => {
  it.each([
    ['19/06/2023', '2023-06-19'],
    ['2023-06-19', '2023-06-19'],
    ['2023-06-19T00:00:00+02:00', '2023-06-19'],
    ['31/31/2023', undefined],
    [undefined, undefined],
  ])('date %s', (text, day) => expect(parseRegisterDate(text)).toBe(day))

  it.each([
    ['21200', '21200'],
    ['2A004', '20004'],
    ['2b100', '20100'],
    ['75 010', '75010'],
    ['3210', undefined],
    [undefined, undefined],
  ])('postcode %s', (text, postcode) => expect(parsePostcode(text)).toBe(postcode))

  it.each([
    ['03 53 01 00 12', '21200', '+33353010012'],
    ['0033 3 53 01 00 12', '21200', '+33353010012'],
    ['+33 (0)3.53.01.00.12 / 03 53 01 00 13', '21200', '+33353010012'],
    ['0590 00 00 00', '97122', '+590590000000'],
    ['sur demande', '21200', undefined],
    ['3240', '21200', undefined],
    [undefined, '21200', undefined],
  ])('telephone %s', (text, postcode, phone) => expect(parsePhone(text, phoneCountry(postcode))).toBe(phone))

  it.each([
    ['www.hotel.example', 'https://www.hotel.example'],
    ['HTTP://hotel.example/fr', 'HTTP://hotel.example/fr'],
    ['néant', undefined],
    ['https://', undefined],
  ])('website %s', (text, address) => expect(parseWebsite(text)).toBe(address))

  it.each([
    [['47.02', '4.84'], { latitude: 47.02, longitude: 4.84 }],
    [['0', '0'], undefined],
    [['147', '4'], undefined],
    [['', ''], undefined],
    [['47.02', undefined], undefined],
  ] as const)('position %s', ([latitude, longitude], point) => {
    expect(parsePosition(latitude, longitude)).toEqual(point)
  })
})

describe('parseRegisterRow', () => {
  const header = [
    'TYPOLOGIE',
    'CLASSEMENT',
    'NOM',
    'CP',
    'VILLE',
    'NOMBRE DE CHAMBRES',
    "NOMBRE D'UNITES D'HABITATION",
  ]
  const parse = (...cells: string[]) => parseRegisterRow(cells, matchColumns(header), header.length, 7)

  it('takes the flats of a residence for its rooms', () => {
    expect(parse('RÉSIDENCE DE TOURISME', '3 étoiles', 'R', '21200', 'BEAUNE', '-', '43')).toMatchObject({
      line: 7,
      kind: 'residence',
      stars: 3,
      rooms: 43,
    })
  })

  it('gives a hostel no stars', () => {
    expect(parse('AUBERGE COLLECTIVE', 'Auberge collective', 'A', '21200', 'BEAUNE', '9', '-')).toMatchObject(
      {
        kind: 'hostel',
        stars: 0,
      },
    )
  })

  it.each([
    ['column-count', ['HÔTEL', '3 étoiles', 'H', '21200']],
    ['column-count', ['HÔTEL', '3 étoiles', 'H', '21200', 'BEAUNE', '9', '-', 'more']],
    ['name-missing', ['HÔTEL', '3 étoiles', '-', '21200', 'BEAUNE', '9', '-']],
    ['kind-not-sold', ['CAMPING', '3 étoiles', 'H', '21200', 'BEAUNE', '9', '-']],
    ['stars-unreadable', ['HÔTEL', '-', 'H', '21200', 'BEAUNE', '9', '-']],
  ])('refuses by %s', (reason, cells) => {
    expect(parse(...cells)).toBe(reason)
  })

  it('forgives separators at the end of a row', () => {
    expect(parse('HÔTEL', '3', 'H', '21200', 'BEAUNE', '9', '-', '', '')).toMatchObject({ stars: 3 })
  })
})
