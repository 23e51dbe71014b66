import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { capturedOutput } from '../../../testing/captured-output'
import { createTestApp, type TestApp, testConfig } from '../../../testing/test-app'
import { noteSuggestionsBehind } from '../../destinations/import'
import { book, createShopper, orderRequest } from '../../orders/orders-fixture'
import { ratesCommand } from '../../rate-updates/files/rates-command'
import { type AnyFile, createCatalogueFolder } from './catalogue-fixture'

let test: TestApp
let files: Awaited<ReturnType<typeof createCatalogueFolder>>
let folder: string
beforeAll(async () => {
  files = await createCatalogueFolder({ kind: 'hotels', one: 'hotel' })
  folder = files.root
  test = await createTestApp({ hotels: 6, config: testConfig({ VAR_DIR: `${folder}-var` }) })
})
afterAll(async () => {
  await files.remove()
  await rm(`${folder}-var`, { recursive: true, force: true })
  await test.close()
})
beforeEach(() => files.empty())
afterEach(() => {
  process.exitCode = undefined
})

const fileOf = (id: string) => path.join(folder, 'hotels', `${id}.json`)
const exported = (id = '10001') => files.exported(test, id)
const picture = (name: string) => path.join(folder, 'pictures', name)
async function photograph(name: string, red: number) {
  await mkdir(path.dirname(picture(name)), { recursive: true })
  const background = { r: red, g: 80, b: 60 }
  await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toFile(picture(name))
}
async function townOf(id: string): Promise<string> {
  const { names } = await test.db
    .selectFrom('place')
    .select('names')
    .where('id', '=', id)
    .where('category', '=', 'city')
    .executeTakeFirstOrThrow()
  return names.en
}
const put = (file: AnyFile) => files.put(file)
const take = (...options: string[]) => files.take(test, ...options)
const importRates = (csv: string) => capturedOutput(() => ratesCommand(test, ['import', csv, '--json']))
const get = async (url: string) => (await test.app.inject(url)).json()

describe('pnpm gateway catalogue', () => {
  it('gives every hotel as a file that changes nothing, with the schema beside them', async () => {
    await files.run(test, 'export', folder)
    expect(await readdir(path.join(folder, 'hotels'))).toHaveLength(6)
    const schema = JSON.parse(await readFile(path.join(folder, 'hotel.schema.json'), 'utf8'))
    expect(schema.properties).toMatchObject({ name: { type: 'string' }, rooms: { type: 'array' } })
    const { rows } = await take()
    expect(rows.filter(({ file }) => file.startsWith('hotels/'))).toHaveLength(6)
    expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['the same']))
  })

  it('takes what was changed, says it before, and gives it back letter by letter', async () => {
    const file = await exported()
    file.name = 'Maison Neuve'
    file.stays[0].label.fr = 'Deux nuits au calme'
    file.rooms[0].squareMetres += 1
    await put(file)
    const dry = await take('--dry-run')
    const told = {
      id: '10001',
      is: 'changed',
      changed: `name, rooms ${file.rooms[0].id}, stays ${file.stays[0].id}`,
      'off sale': '',
    }
    expect(dry.rows).toMatchObject([told])
    expect(await get(`/api/weekend/${file.stays[0].id}/detail.json?locale=fr_FR`)).not.toMatchObject({
      label: 'Deux nuits au calme',
    })
    expect((await take()).rows).toMatchObject([told])
    expect(await get(`/api/weekend/${file.stays[0].id}/detail.json?locale=fr_FR`)).toMatchObject({
      label: 'Deux nuits au calme',
      hotel: { label: 'Maison Neuve' },
    })
    const { suggestions } = await get('/api/autocomplete-geonames.json?locale=fr_FR&term=maison%20neuve')
    expect(suggestions.map(({ id }: { id: string }) => id)).toContain('10001')
    const before = await readFile(fileOf('10001'), 'utf8')
    const again = await exported()
    expect(again).toEqual(JSON.parse(before))
    expect((await take()).rows).toMatchObject([{ is: 'the same' }])
  })

  it('takes the least that a hotel can say: the town and usual values say the rest', async () => {
    const { city, latitude, longitude } = (await exported()).place
    await rm(fileOf('10001'))
    const towns = await files.run(test, 'towns', (await townOf(city)).slice(1), '--json')
    expect(towns.rows).toContainEqual(expect.objectContaining({ id: city, town: await townOf(city) }))
    await put({
      format: 1,
      id: 'least',
      name: 'Maison du Peu',
      stars: 3,
      place: { city, street: '1 rue Haute', zip: '21000', latitude, longitude },
      checkIn: '15:00',
      checkOut: '11:00',
      description: { fr: 'Une maison.' },
      pictures: ['front.jpg'],
      rooms: [
        {
          id: 'least-double',
          type: 'double',
          title: { fr: 'Chambre double' },
          bedding: { fr: 'un lit double' },
          pictures: ['rooms/double.jpg', 'front.jpg'],
          capacity: 2,
          maxCapacity: 2,
          squareMetres: 18,
        },
      ],
      stays: [
        {
          id: 'least-night',
          room: 'least-double',
          label: { fr: 'Une nuit' },
          pictures: ['front.jpg'],
          cancellation: { type: 'FLEXIBLE', daysBefore: 2 },
        },
      ],
    })
    await photograph('front.jpg', 200)
    await photograph('rooms/double.jpg', 90)
    await writeFile(picture('captions.json'), JSON.stringify({ 'front.jpg': { fr: 'La façade' } }))
    const isNew = { id: 'least', is: 'new', problems: 0 }
    expect((await take('--dry-run')).rows).toMatchObject([isNew])
    expect((await take()).rows).toMatchObject([isNew])
    expect((await take()).rows).toMatchObject([{ is: 'the same' }])
    const detail = await get('/api/weekend/least-night/detail.json?locale=fr_FR')
    expect(detail).toMatchObject({
      label: 'Une nuit',
      hotel: { label: 'Maison du Peu', location: { label: await townOf(city) } },
    })
    expect(detail.images.map(({ alt }: { alt: string }) => alt)).toContain('La façade')
    await rm(picture(''), { recursive: true })
    const file = await exported('least')
    expect(file.rooms[0].pictures.map((id: string) => /^photo\//.test(id))).toEqual([true, true])
    expect((await take()).rows).toMatchObject([{ is: 'the same' }])
  })

  it('refuses a picture that is none, and one outside of its folder', async () => {
    const file = await exported('10005')
    await mkdir(picture(''), { recursive: true })
    await writeFile(picture('broken.jpg'), 'no picture')
    await put({ ...file, pictures: ['broken.jpg', '../hotels/10005.json'] })
    const { rows, said } = await take()
    expect(rows).toMatchObject([{ is: 'refused', problems: 2 }])
    expect(said).toContain('10005.json, line 1, pictures: broken.jpg cannot be used: format-unknown')
    expect(said).toContain('there is no file ../hotels/10005.json in the folder pictures')
  })

  it('brings a hotel that is new, which sells once it has nights', async () => {
    const text = JSON.stringify(await exported('10002')).replaceAll('"10002', '"maison-9')
    await rm(fileOf('10002'))
    const file = JSON.parse(text)
    await put({ ...file, name: 'La Maison du Test' })
    expect((await take()).rows).toMatchObject([{ id: 'maison-9', is: 'new', problems: 0 }])
    const stay = file.stays.find(({ published }: AnyFile) => published)
    const csv = path.join(folder, 'rates.csv')
    await writeFile(csv, `room,from,to,price,allotment\n${stay.room},2027-04-01,2027-04-30,140,2\n`)
    await importRates(csv)
    const nights = stay.minNights
    const quote = await get(`/api/product/${stay.id}/quote?locale=fr_FR&checkin=2027-04-08&nights=${nights}`)
    expect(quote).toMatchObject({ bookable: true, availableRooms: 2 })
    expect(quote.priceInfo.sellPrice).toBe(14_000 * nights + 2 * (stay.nightCents * nights + stay.stayCents))
  })

  it('takes a stay off sale that the file has no more, and says what of it is booked', async () => {
    const file = await exported('10003')
    const stay = file.stays.find(
      ({ published, program, minNights }: AnyFile) =>
        published && minNights === 1 && !program.some(({ hasDates }: AnyFile) => hasDates),
    )
    const csv = path.join(folder, 'rates.csv')
    await writeFile(
      csv,
      `room,from,price,allotment,arrival,status,min_nights\n${stay.room},2027-04-15,100,5,open,open,1\n`,
    )
    await importRates(csv)
    const amount = 10_000 + 2 * (stay.nightCents + stay.stayCents)
    const request = orderRequest({ checkin: '2027-04-15', nights: 1, packageId: stay.id, amount })
    await book(createShopper(test.app), request, 'vanishing-1')
    await put({ ...file, stays: file.stays.filter((one: AnyFile) => one !== stay) })
    expect((await take()).rows).toMatchObject([
      { is: 'changed', 'off sale': `stays ${stay.id}`, 'orders to come': 1 },
    ])
    expect(await get(`/api/product/${stay.id}/quote?locale=fr_FR&checkin=2027-04-16&nights=1`)).toMatchObject(
      {
        bookable: false,
      },
    )
    const { status } = await test.db
      .selectFrom('customerOrder')
      .select('status')
      .where('packageId', '=', stay.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('confirmed')
    for (const gone of [
      {
        ...file,
        stays: file.stays.map((one: AnyFile) => (one === stay ? { ...one, published: false } : one)),
      },
      { ...file, published: false },
    ]) {
      await put(file)
      await take()
      await put(gone)
      const [row] = (await take('--dry-run')).rows
      expect(row['off sale'].split(', ')).toContain(`stays ${stay.id}`)
      expect(row).toMatchObject({ is: 'changed', 'orders to come': 1 })
    }
  })

  it('says a text in English where a language lacks it, and how many there are', async () => {
    const file = await exported('10004')
    delete file.description.it
    file.description.en = 'A house of its own.'
    await put(file)
    expect((await take()).rows).toMatchObject([{ is: 'changed', 'texts without a language': 1 }])
    expect((await exported('10004')).description.it).toBe('A house of its own.')
  })

  it.each<[string, (file: AnyFile) => void, string]>([
    [
      'half a letter',
      (file) => Object.assign(file.stays[0].label, { fr: 'Deux \ud83d nuits' }),
      'stays[0].label.fr: has a letter that is none: write the text anew',
    ],
    ['an unknown field', (file) => Object.assign(file, { star: 3 }), 'star: is not known here'],
    ['a field that is missing', (file) => delete file.name, 'name: is missing: string'],
    [
      'a number that is none',
      (file) => Object.assign(file.stays[0], { nightCents: '12' }),
      'stays[0].nightCents: has to be: number',
    ],
    ['six stars', (file) => Object.assign(file, { stars: 6 }), 'stars: is more than 5'],
    [
      'a type of another house',
      (file) => Object.assign(file.stays[0].cancellation, { type: 'FREE' }),
      'stays[0].cancellation.type: has to be one of NCNR, FLEXIBLE, PARTIAL',
    ],
    [
      'an hour that is none',
      (file) => Object.assign(file, { checkIn: '3 pm' }),
      'checkIn: is written otherwise than it has to be',
    ],
    [
      'a room of elsewhere',
      (file) => Object.assign(file.stays[0], { room: 'r0' }),
      'stays[0].room: is no room of this file: r0',
    ],
    [
      'a stay without a name',
      (file) => Object.assign(file.stays[0], { label: {} }),
      'stays[0].label: is said in no language',
    ],
    [
      'a room whose name one language has empty',
      (file) => Object.assign(file.rooms[0].title, { nl: ' ' }),
      'rooms[0].title: is empty in a language: leave that one out',
    ],
    [
      'a group of facts without words',
      (file) => file.infoGroups.push({ code: 'pool-club', facilities: [] }),
      '.code: is not known: pool-club. Known are',
    ],
    ['a theme that is none', (file) => file.stays[0].themes.push('fun'), 'is not known: fun. Known are'],
    [
      'a facility that is none',
      (file) => Object.assign(file, { facilities: ['WIFI'] }),
      'facilities[0]: is not known: WIFI. Known are spa, ',
    ],
    ['an id twice', (file) => file.rooms.push(file.rooms[0]), 'stands twice:'],
    [
      'fewer nights than the fewest',
      (file) => Object.assign(file.stays[0], { minNights: 3, maxNights: 2 }),
      'stays[0].maxNights: is less than minNights: 3',
    ],
    [
      'a town that is not known',
      (file) => Object.assign(file.place, { city: 'atlantis' }),
      'place.city: is no town that is known: atlantis. `catalogue towns NAME` shows their ids',
    ],
    [
      'a picture that is not there',
      (file) => file.pictures.push('photo/none'),
      'pictures: there is no file photo/none in the folder pictures, and no such asset',
    ],
    [
      'a room of another hotel',
      (file) => {
        for (const stay of file.stays) if (stay.room === file.rooms[0].id) stay.room = '10006r1'
        file.rooms[0].id = '10006r1'
      },
      'rooms[0].id: 10006r1 is of the hotel 10006',
    ],
  ])('refuses %s with its field, and leaves the hotel as it was', async (_, spoil, words) => {
    const file = await exported('10005')
    const text = JSON.stringify(file)
    const spoilt = JSON.parse(text)
    spoilt.stars = spoilt.stars === 3 ? 4 : 3
    spoil(spoilt)
    await writeFile(fileOf('10005'), JSON.stringify(spoilt))
    const { rows, said } = await take()
    expect(rows).toMatchObject([{ is: 'refused' }])
    expect(said).toContain(words)
    expect(process.exitCode).toBe(1)
    expect(JSON.stringify(await exported('10005'))).toBe(text)
  })

  it('refuses ids that stand in two files, in the second of them', async () => {
    const file = await exported('10005')
    await writeFile(fileOf('again'), JSON.stringify({ ...file, name: 'Again' }))
    const { rows, said } = await take()
    expect(rows.map(({ is }) => is)).toEqual(['the same', 'refused'])
    expect(said).toContain('again.json, line 1, id: stands in 10005.json too')
    expect(said).toContain(`again.json, line 1, rooms[0].id: stands in 10005.json too`)
  })

  it('goes on where it was stopped, names in the destination field with it', async () => {
    const file = await exported('10004')
    await put({ ...file, name: 'Auberge Reprise' })
    await take()
    // As if it had been killed after its last hotel.
    await noteSuggestionsBehind(test.db)
    await test.db.deleteFrom('suggestion').where('placeId', '=', '10004').execute()
    const found = async () => {
      const { suggestions } = await get('/api/autocomplete-geonames.json?locale=fr_FR&term=auberge%20reprise')
      return suggestions.map(({ id }: { id: string }) => id)
    }
    await take('--dry-run')
    expect(await found()).not.toContain('10004')
    expect((await take()).rows).toMatchObject([{ is: 'the same' }])
    expect(await found()).toContain('10004')
  })

  it('says of a file that is no JSON that it is none, and takes the others', async () => {
    await exported('10005')
    await writeFile(fileOf('broken'), '{ "id": ')
    const { rows, said } = await take()
    expect(rows.map(({ file, is }) => [file, is])).toEqual([
      ['hotels/10005.json', 'the same'],
      ['hotels/broken.json', 'refused'],
    ])
    expect(said).toContain('broken.json, line 1, the file: is no JSON')
  })

  it('says the line of a mistake, and takes a file that begins with the mark of its byte order', async () => {
    const file = await exported('10005')
    const text = (given: AnyFile) => `\uFEFF${JSON.stringify(given, null, 2)}`
    await writeFile(fileOf('10005'), text(file))
    expect((await take()).rows).toMatchObject([{ is: 'the same' }])
    file.stays[1].themes = ['fun']
    const written = text(file)
    await writeFile(fileOf('10005'), written)
    const line = written.split('\n').findIndex((each) => each.trim() === '"fun"') + 1
    expect((await take()).said).toContain(
      `hotels/10005.json, line ${line}, stays[1].themes[0]: is not known: fun.`,
    )
  })
})
