import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestApp, type TestApp, testConfig } from '../../../../testing/test-app'
import { catalogueCommand } from '../../../operations/catalogue/catalogue-command'
import { importRegisterCommand } from '../commands'

let test: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mapped-'))
  test = await createTestApp({ hotels: 3, config: testConfig({ VAR_DIR: folder }) })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const save = async (name: string, content: string | Buffer) => {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}

async function run(file: string, mapping: object, ...options: string[]) {
  const written: string[] = []
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const err = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const named = await save('mapping.json', JSON.stringify(mapping))
  await importRegisterCommand(test, ['--file', file, '--mapping', named, ...options]).finally(() => {
    out.mockRestore()
    err.mockRestore()
  })
  return JSON.parse(written.join(''))
}

/** A town that the shop has in each country, as its register writes it. */
const markets = [
  {
    country: 'BE',
    town: 'Gent',
    mapping: {
      country: 'BE',
      columns: {
        id: 'Nr',
        name: 'Naam',
        stars: 'Comfort',
        street: ['Straat', 'Huisnr'],
        postcode: 'Postcode',
        town: 'Gemeente',
        latitude: 'Lat',
        longitude: 'Lon',
        phone: 'Telefoon',
      },
      stars: { 'drie sterren': 3 },
      only: { column: 'Type', says: ['Hotel'] },
    },
    csv: [
      'Nr;Naam;Type;Comfort;Straat;Huisnr;Postcode;Gemeente;Lat;Lon;Telefoon',
      '17;HOTEL AAN DE LEIE;Hotel;Drie sterren;Graslei;7;9000;Gent;LAT;LON;09 225 12 34',
      '18;Camping Zuid;Camping;;Weg;1;9000;Gent;LAT;LON;',
    ],
    hotel: {
      id: 'be-17',
      label: 'Hotel aan de Leie',
      stars: 3,
      streetAddress: 'Graslei 7',
      zipCode: '9000',
      phone: '+3292251234',
    },
  },
  {
    country: 'NL',
    town: 'Utrecht',
    mapping: {
      country: 'NL',
      columns: {
        name: 'naam',
        stars: 'sterren',
        street: 'adres',
        postcode: 'pc',
        town: 'plaats',
        latitude: 'y',
        longitude: 'x',
      },
    },
    csv: [
      'naam,adres,pc,plaats,sterren,y,x',
      'Hotel Oudegracht,"Oudegracht 1, hoek",3511 AB,Utrecht,****,LAT.,LON.',
    ],
    hotel: {
      id: 'nl-hotel-oudegracht-3511-ab',
      label: 'Hotel Oudegracht',
      stars: 4,
      streetAddress: 'Oudegracht 1, hoek',
    },
  },
  {
    country: 'ES',
    town: 'Sevilla',
    mapping: {
      country: 'ES',
      columns: {
        id: 'SIGNATURA',
        name: 'NOMBRE',
        stars: 'CATEGORIA',
        street: 'DIRECCION',
        postcode: 'CP',
        town: 'MUNICIPIO',
      },
    },
    csv: [
      'SIGNATURA\tNOMBRE\tCATEGORIA\tDIRECCION\tCP\tMUNICIPIO',
      'H/SE/00012\tHOTEL LOS NARANJOS DE LA PEÑA\t2 estrellas\tCALLE DEL RÍO, 4\t41001\tSEVILLA',
    ],
    hotel: {
      id: 'es-h-se-00012',
      label: 'Hotel los Naranjos de la Peña',
      stars: 2,
      streetAddress: 'Calle del Río, 4',
    },
  },
  {
    country: 'IT',
    town: 'Verona',
    mapping: {
      country: 'IT',
      columns: {
        name: 'Denominazione',
        stars: 'Stelle',
        street: 'Indirizzo',
        postcode: 'CAP',
        town: 'Comune',
        latitude: 'Latitudine',
        longitude: 'Longitudine',
      },
    },
    csv: [
      'Denominazione;Stelle;Indirizzo;CAP;Comune;Latitudine;Longitudine',
      'Albergo dell’Arena;3;Via Roma 2;37121;Verona;LAT;LON',
    ],
    hotel: { label: 'Albergo dell’Arena', stars: 3, zipCode: '37121' },
  },
  {
    country: 'FR',
    town: 'Beaune',
    mapping: { country: 'FR', columns: { name: 'nom', town: 'commune', postcode: 'cp' } },
    csv: ['nom;commune;cp', 'Hôtel du Cœur d’Or;Beaune;21200'],
    hotel: { label: 'Hôtel du Cœur d’Or', stars: 0, cityLabel: 'Beaune' },
  },
]

async function townOf(country: string, name: string) {
  const towns = await test.db
    .selectFrom('place')
    .select(['id', 'names', 'latitude', 'longitude'])
    .where('category', '=', 'city')
    .where('countryCode', '=', country)
    .execute()
  const town = towns.find(({ names }) => Object.values(names).includes(name))
  if (!town) throw new Error(`The shop has no ${name}`)
  return town
}

describe('pnpm gateway import-register', () => {
  it.each(markets)('takes the register of $country by its columns, as its dry run showed', async (market) => {
    const { latitude, longitude, id } = await townOf(market.country, market.town)
    const number = (value: number, isPoint: boolean) =>
      isPoint ? String(value) : String(value).replace('.', ',')
    const text = market.csv
      .join('\r\n')
      .replaceAll('LAT.', number(latitude, true))
      .replaceAll('LON.', number(longitude, true))
      .replaceAll('LAT', number(latitude, false))
      .replaceAll('LON', number(longitude, false))
    const file = await save(`${market.country}.csv`, text)
    const dry = await run(file, market.mapping, '--dry-run')
    expect(dry).toMatchObject({ dryRun: true, hotels: { added: 1, changed: 0 }, first: [market.hotel] })
    const taken = await run(file, market.mapping)
    expect(taken).toMatchObject({ hotels: { added: 1, changed: 0, same: 0 } })
    expect(await run(file, market.mapping)).toMatchObject({ hotels: { added: 0, changed: 0, same: 1 } })
    const row = await test.db
      .selectFrom('hotel')
      .selectAll()
      .where('id', '=', dry.first[0].id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      cityId: id,
      countryCode: market.country,
      published: false,
      source: 'register',
    })
    expect(row.placeLocale.endsWith(market.country)).toBe(true)
  })

  it('gives skeletons of files, which say what their operator has to fill', async () => {
    const file = await save('one.csv', 'nom;commune;cp\nAuberge Neuve;Beaune;21200\n')
    const { first } = await run(
      file,
      { country: 'FR', columns: { name: 'nom', town: 'commune', postcode: 'cp' } },
      '--dry-run',
    )
    await run(file, { country: 'FR', columns: { name: 'nom', town: 'commune', postcode: 'cp' } })
    const said: string[] = []
    const out = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
    const err = jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
    await catalogueCommand(test, ['export', folder, '--hotel', first[0].id])
    const skeleton = path.join(folder, 'hotels', `${first[0].id}.json`)
    const written = JSON.parse(await readFile(skeleton, 'utf8'))
    await writeFile(skeleton, JSON.stringify({ ...written, published: true }))
    await catalogueCommand(test, ['import', folder]).finally(() => {
      out.mockRestore()
      err.mockRestore()
      process.exitCode = 0
    })
    expect(said.join('')).toMatch(
      new RegExp(`${first[0].id}\\.json, line \\d+, checkIn: is missing: a hotel that is published`),
    )
  })

  it('leaves out what it cannot place or read, and says why', async () => {
    const { latitude, longitude } = await townOf('FR', 'Beaune')
    const file = await save(
      'wrong.csv',
      [
        'nom;commune;cp;etoiles;lat;lon',
        ';Beaune;21200;3;;',
        'Sans Ville;;21200;3;;',
        'Étoilé;Beaune;21200;palace;;',
        'Nulle Part;Atlantis;99999;3;;',
        `Hors les Murs;Nulle-Bourg;21200;3;${latitude};${longitude}`,
        'Jumeau;Beaune;21200;3;;',
        'Jumeau;Beaune;21200;3;;',
      ].join('\n'),
    )
    const answer = await run(
      file,
      {
        country: 'FR',
        columns: {
          name: 'nom',
          town: 'commune',
          postcode: 'cp',
          stars: 'etoiles',
          latitude: 'lat',
          longitude: 'lon',
        },
      },
      '--dry-run',
    )
    expect(answer).toMatchObject({
      read: 7,
      leftOut: {
        'name-missing': 1,
        'town-missing': 1,
        'stars-unreadable': 1,
        'town-unknown': 1,
        duplicate: 1,
      },
      doubtful: { 'town-by-distance': 1, 'town-by-name-alone': 1 },
    })
  })

  it.each<[string, object, string]>([
    [
      'a column that is not there',
      { country: 'FR', columns: { name: 'name', town: 'commune' } },
      'has no column name. It has nom, commune, cp',
    ],
    ['a mapping without a name', { country: 'FR', columns: { town: 'commune' } }, 'columns.name'],
    [
      'a country without towns',
      { country: 'PT', columns: { name: 'nom', town: 'commune' } },
      'There is no town of PT yet',
    ],
    [
      'a column that is no field',
      { country: 'FR', columns: { name: 'nom', town: 'commune', zip: 'cp' } },
      'zip',
    ],
  ])('refuses %s with words', async (_, mapping, words) => {
    const file = await save('fine.csv', 'nom;commune;cp\nA;Beaune;21200\n')
    await expect(run(file, mapping)).rejects.toThrow(words)
  })
})
