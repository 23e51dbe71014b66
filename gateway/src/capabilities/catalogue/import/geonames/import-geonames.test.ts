import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createImportReport, type ReportEntry } from '../import-report'
import { createMemoryTarget } from '../memory-target-fixture'
import { bareProvince } from './area-names'
import { parseGeoRow } from './geonames-row'
import { importGeoNames } from './import-geonames'

const folder = join(__dirname, '../../../../../fixtures/geonames')

async function run(memory = createMemoryTarget(), download = folder) {
  const notes: ReportEntry[] = []
  const report = createImportReport((note) => notes.push(note))
  const counts = await importGeoNames({ folder: download, target: memory.target, report })
  return { ...memory, notes, counts, summary: report.summary() }
}

describe('GeoNames import', () => {
  it('takes towns with the areas they lie in', async () => {
    const { places } = await run()
    expect(places.get('city:3021372')).toEqual({
      category: 'city',
      id: '3021372',
      names: { fr: 'Dijon', es: 'Dijon', nl: 'Dijon', it: 'Dijon', en: 'Dijon' },
      aliases: ['Digione'],
      countryCode: 'FR',
      regionId: 'FR.27',
      departmentId: 'FR.27.21',
      latitude: 47.31344,
      longitude: 5.01391,
      population: 159941,
    })
    expect(places.get('department:FR.27.21')).toMatchObject({
      regionId: 'FR.27',
      names: { fr: 'Côte-d’Or' },
      latitude: 47.16878,
      population: 182857,
    })
  })

  it('names regions and countries in every language', async () => {
    const { places } = await run()
    expect(places.get('region:FR.27')?.names).toMatchObject({
      fr: 'Bourgogne-Franche-Comté',
      nl: 'Bourgondië-Franche-Comté',
    })
    expect(places.get('department:IT.20.TV')?.names).toMatchObject({
      fr: 'Province de Treviso',
      it: 'Provincia di Treviso',
    })
    expect(places.get('country:IT')?.names).toMatchObject({ fr: 'Italie', es: 'Italia', nl: 'Italië' })
  })

  it('knows no departments in the Netherlands and no regions in Monaco', async () => {
    const { places } = await run()
    expect(places.get('city:2747599')).toMatchObject({ regionId: 'NL.10', departmentId: null, population: 0 })
    expect(places.get('city:2993458')).toMatchObject({ regionId: null, departmentId: null })
  })

  it('says of every line left out why', async () => {
    const { notes, summary } = await run()
    expect(summary.read).toBe(14)
    expect(notes.map(({ line, outcome, reason }) => `${line} ${outcome} ${reason}`)).toEqual([
      '5 left-out no-longer-there',
      '8 doubtful department-unknown',
      '11 left-out country-not-served',
      '12 left-out unreadable',
      '13 left-out duplicate-id',
      '14 left-out column-count',
    ])
    expect(notes[0]).toMatchObject({ file: 'towns.txt', subject: expect.stringContaining('29900') })
  })

  it.each([
    ['P', 'PPLX', 'quarter'],
    ['S', 'RSTN', 'station'],
    ['T', 'BCH', 'beach'],
    ['L', 'PRK', 'park'],
    ['H', 'LK', 'lake'],
    ['T', 'PK', 'summit'],
    ['S', 'CSTL', 'sight'],
  ])('takes %s.%s as a landmark: %s', (featureClass, code, kind) => {
    const line = `7\tLac d'Or\tLac d'Or\tGoldsee,Lago d'Oro\t47.3\t5\t${featureClass}\t${code}\tFR\t\t27\t21\t\t\t0\t400\t\t\t2026-01-01`
    expect(parseGeoRow(line)).toEqual({
      landmark: { id: '7', name: "Lac d'Or", latitude: 47.3, longitude: 5, kind, weight: 60 },
    })
  })

  it('keeps quarters of towns and lakes as landmarks', async () => {
    const { landmarks } = await run()
    expect([...landmarks.values()]).toMatchObject([
      { landmarkId: '2990001', kind: 'quarter', names: { nl: 'Quartier "du Lac' } },
      { landmarkId: '2990003', kind: 'lake', names: { fr: 'Lac de Paladru' } },
    ])
  })

  it.each([
    ['Digione,Dijon,Divio', ['Digione', 'Divio']],
    ['Dijon,DIJ,LFSD,Дижон,第戎,Dischon', ['Dischon']],
    ['', []],
  ])('finds a town by those of %j that one may type', (others, aliases) => {
    const line = `1\tDijon\tDijon\t${others}\t47.3\t5\tP\tPPLA\tFR\t\t27\t21\t\t\t1\t\t\t\t2026-01-01`
    expect(parseGeoRow(line)).toMatchObject({ town: { name: 'Dijon', aliases } })
  })

  it('says of every line of the area names, and of a file that is no dump, why it was not used', async () => {
    const download = await mkdtemp(join(tmpdir(), 'geonames-'))
    const files = {
      'admin1CodesASCII.txt': 'FR.27\tBourgogne\tBourgogne\t1\nFR27\tBourgogne\tBourgogne\t1\nFR.11\n',
      'admin2Codes.txt':
        'FR.27.21\tCôte-d’Or\tCote-d’Or\t2\nFR.27.58\t \tNievre\t3\nFR.27.21\tYonne\tYonne\t4\nFR.27.71\ta\tb\tc\td\n',
      'cut.txt': '3021372\tDijon\tDijon\n',
      'countryInfo.txt': '#ISO\n',
      'readme.txt': 'About this download\n',
      'towns.txt': '3021372\tDijon\tDijon\t\t47.3\t5\tP\tPPLA\tFR\t\t27\t21\t\t\t159941\t\t\t\t2026-01-01\n',
    }
    for (const [name, text] of Object.entries(files)) await writeFile(join(download, name), text)
    const { notes, places, summary } = await run(createMemoryTarget(), download)
    expect(notes.map(({ file, line, outcome, reason }) => `${file} ${line} ${outcome} ${reason}`)).toEqual([
      'admin1CodesASCII.txt 2 left-out admin-code-unreadable',
      'admin1CodesASCII.txt 3 left-out admin-column-count',
      'admin2Codes.txt 2 left-out admin-name-missing',
      'admin2Codes.txt 3 left-out admin-code-twice',
      'admin2Codes.txt 4 left-out admin-column-count',
      'cut.txt 1 left-out file-is-no-dump',
    ])
    expect(summary.leftOut).toMatchObject({ 'admin-column-count': 2, 'admin-code-twice': 1 })
    expect(places.get('department:FR.27.21')?.names.fr).toBe('Côte-d’Or')
  })

  it('shows a town by its name in the language of the reader, where a file of names is there', async () => {
    const download = await mkdtemp(join(tmpdir(), 'geonames-'))
    const town = (id: string, name: string) =>
      `${id}\t${name}\t${name}\tBirinci\t47.3\t5\tP\tPPLA\tFR\t\t27\t21\t\t\t159941\t\t\t\t2026-01-01\n`
    const own = [
      ['1', '7', 'fr', 'Lille', '', '', '', '', '', ''],
      ['2', '7', 'nl', 'Rijssel', '', '', '', '1', '', ''],
      ['3', '7', 'nl', 'Stad', '', '1', '', '', '', ''],
      ['4', '7', 'nl', 'Rijsel', '', '', '', '', '', ''],
      ['5', '7', 'it', 'Lilla', '', '', '', '', '', ''],
      ['6', '7', 'it', "Lilla d'Oro", '1', '', '', '', '', ''],
      ['7', '7', 'es', 'Lila', '', '', '1', '', '', ''],
      ['8', '7', 'de', 'Ryssel', '1', '', '', '', '', ''],
      ['9', '7', 'link', 'https://fr.wikipedia.org/wiki/Lille', '', '', '', '', '', ''],
      ['10', '8', 'nl', 'Elders', '', '', '', '', '', ''],
      ['11', '7'],
    ]
    await writeFile(join(download, 'towns.txt'), town('7', 'Lille') + town('9', "L'Isle"))
    await writeFile(join(download, 'alternateNamesV2.txt'), own.map((cells) => cells.join('\t')).join('\n'))
    const { places, notes } = await run(createMemoryTarget(), download)
    expect(places.get('city:7')?.names).toEqual({
      fr: 'Lille',
      es: 'Lille',
      nl: 'Rijsel',
      it: 'Lilla d’Oro',
      en: 'Lille',
    })
    expect(places.get('city:9')?.names.nl).toBe('L’Isle')
    expect(notes.filter(({ file }) => file.startsWith('alternate'))).toEqual([])
  })

  it('changes nothing the second time', async () => {
    const first = await run()
    expect(first.counts).toEqual({ added: 21, changed: 0, same: 0 })
    expect((await run(first)).counts).toEqual({ added: 0, changed: 0, same: 21 })
  })

  it('refuses a folder without a dump', async () => {
    const report = createImportReport(() => undefined)
    const { target } = createMemoryTarget()
    await expect(importGeoNames({ folder: __dirname, target, report })).rejects.toThrow(/No GeoNames dump/)
  })
})

it.each([
  ['Provincia di Treviso', 'Treviso'],
  ["Provincia dell'Aquila", 'Aquila'],
  ['Província de València', 'València'],
  ['Provincia da Coruña', 'Coruña'],
  ['Province of Asturias', 'Asturias'],
  ['Provincie Oost-Vlaanderen', 'Oost-Vlaanderen'],
  ['Province du Hainaut', 'Hainaut'],
  ['Città metropolitana di Roma Capitale', 'Roma Capitale'],
  ['Provincia autonoma di Trento', 'Trento'],
  ["Côte-d'Or", "Côte-d'Or"],
])('bare name of %s', (name, bare) => {
  expect(bareProvince(name)).toBe(bare)
})
