import { join } from 'node:path'
import { placeHotel } from './place-hotel'
import { type PostcodeIndex, readPostcodes } from './postcode-index'
import type { RegisterRow } from './register-row'

const file = join(__dirname, '../../../../../fixtures/register/zipcodes.csv')
const refused: string[] = []
let index: PostcodeIndex
beforeAll(async () => {
  index = await readPostcodes(file, (line, reason) => refused.push(`${line} ${reason}`))
})

const row = (values: Partial<RegisterRow>): RegisterRow => ({
  line: 2,
  kind: 'hotel',
  stars: 3,
  name: 'HÔTEL',
  address: undefined,
  postcode: undefined,
  doubtfulPostcode: undefined,
  town: undefined,
  website: undefined,
  phone: undefined,
  rooms: 20,
  capacity: undefined,
  classifiedOn: undefined,
  position: undefined,
  ...values,
})

it('reports a postcode without a department', () => {
  expect(refused).toEqual(['27 department-missing'])
})

describe('placeHotel', () => {
  it.each([
    ['exact', { postcode: '21200', town: 'BEAUNE' }, 'postcode-and-town', 'Beaune'],
    [
      'arrondissement',
      { postcode: '75010', town: 'PARIS 10E ARRONDISSEMENT' },
      'postcode-and-town',
      'Paris 10',
    ],
    ['arrondissement of the postcode', { postcode: '75010', town: 'PARIS' }, 'postcode-and-town', 'Paris 10'],
    ['second postcode of one', { postcode: '75116', town: 'Paris' }, 'postcode-and-town', 'Paris 16'],
    ['first', { postcode: '75021', town: 'PARIS 1ER ARRONDISSEMENT' }, 'postcode-and-town', 'Paris 01'],
    ['Lyon', { postcode: '69003', town: 'LYON 3E ARRONDISSEMENT' }, 'postcode-and-town', 'Lyon 03'],
    ['Marseille', { postcode: '13008', town: 'MARSEILLE' }, 'postcode-and-town', 'Marseille 08'],
    ['no accents, no hyphens', { postcode: '38860', town: 'VENOSC' }, 'postcode-and-town', 'Vénosc'],
    [
      'longer name',
      { postcode: '40150', town: 'SOORTS-HOSSEGOR' },
      'postcode-and-similar-town',
      'SOORTS-HOSSEGOR',
    ],
    ['misspelt', { postcode: '11000', town: 'CARCASSONNES' }, 'postcode-and-similar-town', 'Carcassonne'],
    [
      'no town',
      { postcode: '35120', name: 'KYRIAD DOL DE BRETAGNE' },
      'postcode-and-hotel-name',
      'Dol-de-Bretagne',
    ],
    [
      'St',
      { postcode: '17180', town: 'ST TROJAN LES BAINS' },
      'town-in-department',
      'Saint-Trojan-les-Bains',
    ],
    [
      'no postcode',
      { doubtfulPostcode: '-', town: 'SAINT-MICHEL-SUR-ORGE' },
      'town-alone',
      'Saint-Michel-sur-Orge',
    ],
    ['lost zero', { doubtfulPostcode: '1200', town: 'SAINT-DENIS' }, 'postcode-and-town', 'Saint-Denis'],
    ['resort', { postcode: '38860', town: 'LES DEUX ALPES' }, 'postcode-alone', 'LES DEUX ALPES'],
    ['Corsica', { postcode: '20200', town: 'BASTIA' }, 'postcode-and-town', 'Bastia'],
  ] as const)('%s', (_, values, by, townName) => {
    expect(placeHotel(row(values), index)).toMatchObject({ by, townName })
  })

  it.each([
    ['overseas-without-coordinates', { postcode: '97122', town: 'BAIE-MAHAULT' }],
    ['postcode-and-town-unknown', { doubtfulPostcode: '3210', town: 'BARBOTAN' }],
    ['postcode-and-town-unknown', {}],
    ['town-ambiguous', { town: 'SAINT-DENIS' }],
    ['postcode-area-too-wide', { postcode: '05100', town: 'AILLEURS' }],
  ] as const)('refuses by %s', (reason, values) => {
    expect(placeHotel(row(values), index)).toBe(reason)
  })

  it('knows that Corsica has two departments and one postcode number', () => {
    const department = (postcode: string, town: string) => {
      const placed = placeHotel(row({ postcode, town }), index)
      return typeof placed === 'object' ? placed.reference?.departmentCode : placed
    }
    expect([department('20000', 'AJACCIO'), department('20200', 'BASTIA')]).toEqual(['2A', '2B'])
  })

  it('does not put Val Thorens where its postcode says', () => {
    const placed = placeHotel(row({ postcode: '73400', town: 'VAL THORENS' }), index)
    expect(placed).toMatchObject({ reference: { postcode: '73440' } })
  })

  it('prefers coordinates of its own, overseas too', () => {
    const position = { latitude: 16.267, longitude: -61.587 }
    expect(placeHotel(row({ postcode: '97122', town: 'BAIE-MAHAULT', position }), index)).toEqual({
      ...position,
      by: 'own-coordinates',
      townName: 'BAIE-MAHAULT',
      reference: undefined,
    })
    expect(placeHotel(row({ postcode: '21200', town: 'BEAUNE', position }), index)).toMatchObject({
      ...position,
      townName: 'Beaune',
      reference: { departmentCode: '21' },
    })
  })
})
