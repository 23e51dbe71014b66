import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sameText } from '../../../../platform/texts/texts'
import { createImportReport, type ReportEntry } from '../import-report'
import type { HotelIdentity } from '../import-target'
import { createMemoryTarget } from '../memory-target-fixture'
import { removeDuplicates } from './duplicates'
import { importHotels } from './import-hotels'

const fixtures = join(__dirname, '../../../../../fixtures/register')
const paris = {
  id: '2988507',
  latitude: 48.8534,
  longitude: 2.3488,
  population: 2138551,
  names: { ...sameText('Paris'), it: 'Parigi' },
  regionId: 'FR.11',
  departmentId: 'FR.11.75',
}

async function run(name: string, memory = createMemoryTarget([paris]), departments?: ReadonlySet<string>) {
  const notes: ReportEntry[] = []
  const report = createImportReport((note) => notes.push(note))
  const file = resolve(fixtures, name)
  const imported = await importHotels({
    file,
    departments,
    zipcodes: join(fixtures, 'zipcodes.csv'),
    target: memory.target,
    report,
  })
  const ofFile = notes.filter((note) => note.file === name)
  return { ...memory, ...imported, notes: ofFile, summary: report.summary() }
}
const named = (hotels: Map<string, HotelIdentity>, label: string) =>
  [...hotels.values()].filter((hotel) => hotel.label === label)

describe('register import', () => {
  it('reads the register as Excel saves it: Windows-1252, its separator named, line breaks in cells', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'register-'))
    const file = join(folder, 'excel.csv')
    const text = readFileSync(join(fixtures, 'register-2026.csv'), 'utf8').replace(
      '2 rue Monge',
      '"2 rue\nMonge"',
    )
    const saved = `sep=;\r\n${text.replaceAll('\r', '').replaceAll('\n', '\r\n')}`
    writeFileSync(file, Buffer.from(saved, 'latin1'))
    const [excel, plain] = [await run(file), await run('register-2026.csv')]
    rmSync(folder, { recursive: true })
    expect([...excel.hotels.values()]).toEqual([...plain.hotels.values()])
    expect(excel.hotels.size).toBeGreaterThan(0)
  })

  it('places hotels in their town, department and region', async () => {
    const { hotels, places } = await run('register-2026.csv')
    expect(named(hotels, 'Hôtel des Cordeliers')).toEqual([
      {
        id: expect.stringMatching(/^r[0-9a-z]{16}$/),
        kind: 'hotel',
        label: 'Hôtel des Cordeliers',
        cityNames: sameText('Beaune'),
        stars: 3,
        streetAddress: '2 rue Monge',
        zipCode: '21200',
        cityId: 'fr-21-beaune',
        cityLabel: 'Beaune',
        regionId: 'FR.27',
        departmentId: 'FR.27.21',
        countryCode: 'FR',
        latitude: 47.024,
        longitude: 4.8389,
        population: 0,
        rooms: 37,
        website: 'https://www.cordeliers.example',
        phone: null,
      },
    ])
    expect(places.get('city:fr-21-beaune')).toMatchObject({
      departmentId: 'FR.27.21',
      names: { it: 'Beaune' },
    })
  })

  it('puts an arrondissement into the city that is there', async () => {
    const { hotels, places } = await run('register-2026.csv')
    expect(named(hotels, 'Terminus Nord')).toMatchObject([
      { cityId: '2988507', cityLabel: 'Paris', latitude: 48.8709 },
    ])
    expect([...places.keys()].filter((key) => key.includes('paris'))).toEqual([])
  })

  it('keeps quotes, and takes tabs and no-break spaces for spaces', async () => {
    const { hotels } = await run('register-2026.csv')
    expect(named(hotels, 'Hôtel des Vignes')).toMatchObject([
      { streetAddress: 'RN 6 - Lieu dit «\u00A0Le Chaumois\u00A0»' },
    ])
    expect(named(hotels, 'Village de Vacances des Dunes')).toMatchObject([
      { streetAddress: 'Club "Les Portes de l’Océan', rooms: 178, cityLabel: 'Soorts-Hossegor' },
    ])
    expect(named(hotels, 'Hôtel Le Cygne')).toMatchObject([{ streetAddress: '5 rue du Port', website: null }])
  })

  it('keeps the later classification of a hotel, and both houses of one name', async () => {
    const { hotels } = await run('register-2026.csv')
    expect(named(hotels, 'Hôtel Bootcamp')).toMatchObject([{ stars: 3, cityLabel: 'Carcassonne' }])
    const batignolles = named(hotels, 'Hôtel des Batignolles')
    expect(new Set(batignolles.map(({ id }) => id)).size).toBe(2)
  })

  it('says of every row left out or doubtful why', async () => {
    const { notes, summary, placedBy } = await run('register-2026.csv')
    expect(summary.read).toBe(17)
    expect(notes.map(({ line, outcome, reason }) => `${line} ${outcome} ${reason}`).sort()).toEqual([
      '10 left-out duplicate-with-other-stars',
      '15 left-out kind-not-sold',
      '16 left-out overseas-without-coordinates',
      '17 left-out column-count',
      '18 left-out stars-unreadable',
      '5 doubtful placed-by-postcode-and-similar-town',
      '7 doubtful placed-by-postcode-and-hotel-name',
      '8 doubtful placed-by-town-alone',
      '9 left-out postcode-and-town-unknown',
    ])
    expect(placedBy).toEqual({
      'postcode-and-town': 8,
      'postcode-and-similar-town': 1,
      'postcode-and-hotel-name': 1,
      'town-alone': 1,
    })
  })

  it('takes only the departments asked for', async () => {
    const { hotels, elsewhere } = await run('register-2026.csv', undefined, new Set(['2A', '21']))
    expect([...hotels.values()].map(({ label }) => label).sort()).toEqual([
      'Hôtel Le Cygne',
      'Hôtel des Cordeliers',
      'Hôtel des Vignes',
    ])
    expect(elsewhere).toBe(8)
  })

  it('changes nothing the second time', async () => {
    const first = await run('register-2026.csv')
    expect(first.counts).toEqual({ added: 11, changed: 0, same: 0 })
    expect((await run('register-2026.csv', first)).counts).toEqual({ added: 0, changed: 0, same: 11 })
  })

  it('reads another vintage: other headers, ISO dates, coordinates, over-escaped quotes, overseas', async () => {
    const { hotels, notes } = await run('register-older.csv')
    expect(named(hotels, 'Hôtel des Cordeliers')).toMatchObject([
      { latitude: 47.0221, longitude: 4.8402, phone: '+33353010012' },
    ])
    expect(named(hotels, 'Hotel «\u00A0La Maison\u00A0»')).toMatchObject([
      { streetAddress: '18 corniche; Goas Treiz', departmentId: 'FR.94.2B', phone: null },
    ])
    expect(named(hotels, 'Hôtel du Lagon')).toMatchObject([
      { cityId: 'fr-overseas-baiemahault', regionId: null, phone: '+590590000000' },
    ])
    expect(named(hotels, 'Hôtel du Golfe')).toMatchObject([{ zipCode: '20000', departmentId: 'FR.94.2A' }])
    expect(notes.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['5 overseas-without-coordinates'])
  })

  it('knows a hotel again in another vintage', async () => {
    const first = await run('register-2026.csv')
    const id = named(first.hotels, 'Hôtel des Cordeliers').map((hotel) => hotel.id)
    const second = await run('register-older.csv', first)
    expect(second.counts).toMatchObject({ changed: 1 })
    expect(named(second.hotels, 'Hôtel des Cordeliers').map((hotel) => hotel.id)).toEqual(id)
  })
})

it('keeps the same row of two whatever their order', () => {
  const base = {
    line: 1,
    kind: 'hotel',
    stars: 3,
    name: 'A',
    address: '1 rue',
    postcode: '21200',
    town: 'X',
  } as const
  const nothing = {
    doubtfulPostcode: undefined,
    website: undefined,
    phone: undefined,
    capacity: undefined,
    position: undefined,
  }
  const small = { ...base, ...nothing, rooms: 9, classifiedOn: '2024-01-01' }
  const large = { ...small, line: 2, rooms: 43 }
  const kept = [removeDuplicates([small, large]), removeDuplicates([large, small])].map(
    ({ hotels }) => hotels[0]?.row.line,
  )
  expect(kept).toEqual([2, 2])
})
