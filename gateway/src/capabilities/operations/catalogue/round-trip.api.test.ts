import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { capturedOutput } from '../../../testing/captured-output'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import type { HotelFile } from '../../catalogue/upkeep'
import { catalogueCommand } from './catalogue-command'
import type { AnyFile } from './catalogue-fixture'

let test: TestApp
let root: string
let original: HotelFile
let house: AnyFile
let box: AnyFile
let code: AnyFile
beforeAll(async () => {
  test = await createTestApp({ hotels: 2 })
  root = await mkdtemp(path.join(tmpdir(), 'round-trip-'))
  await run('export', folderOf('original'))
  const firstOf = async (kind: string) => {
    const folder = path.join(folderOf('original'), kind)
    const [name = ''] = (await readdir(folder)).sort()
    return JSON.parse(await readFile(path.join(folder, name), 'utf8'))
  }
  original = await firstOf('hotels')
  house = await firstOf('centers')
  box = await firstOf('boxes')
  code = await firstOf('codes')
})
afterAll(async () => {
  await rm(root, { recursive: true })
  await test.close()
})

const folderOf = (name: string) => path.join(root, name)

async function run(...args: string[]) {
  const { text, said } = await capturedOutput(() => catalogueCommand(test, args))
  if (process.exitCode) throw new Error(said)
  return text.split('\n').flatMap((line) => (line.startsWith('{"') ? [JSON.parse(line)] : []))
}

/** Paths of the files of a catalogue, with their texts. */
async function filesIn(name: string): Promise<Map<string, string>> {
  const entries = await readdir(folderOf(name), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = paths
    .sort()
    .map(async (file) => [path.relative(folderOf(name), file), await readFile(file, 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

async function put(kind: string, file: object) {
  const folder = path.join(folderOf('given'), kind)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'given.json'), JSON.stringify(file))
}

/** Anything that can be said, but for halves of letters and the letter of number 0. */
const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((said) => !/[\p{Surrogate}\0]/u.test(said))
const name = words.filter((said) => said.trim() !== '')
const text = fc.record({ fr: words, es: words, nl: words, it: words, en: words })
const title = fc.record({ fr: name, es: name, nl: name, it: name, en: name })
const lines = fc.array(words, { maxLength: 3 })
const textList = fc.record({ fr: lines, es: lines, nl: lines, it: lines, en: lines })
const cents = fc.integer({ min: 0, max: 100_000_000 })

/** Changes of a stay, of a room, of a hotel as an operator may make them. */
const stayChange = fc.record(
  {
    label: title,
    headwords: text,
    included: textList,
    importantInfos: textList,
    nightCents: cents,
    stayCents: cents,
    minNights: fc.integer({ min: 1, max: 3 }),
    maxNights: fc.integer({ min: 3, max: 30 }),
    cancellation: fc.record({
      type: fc.constantFrom('NCNR' as const, 'FLEXIBLE' as const, 'PARTIAL' as const),
      daysBefore: fc.option(fc.integer({ min: 0, max: 365 })),
      hour: fc.integer({ min: 0, max: 23 }),
    }),
    targetedLabel: fc.option(text),
    expiration: fc.option(fc.constantFrom('2027-12-31', '2031-02-28')),
    sponsored: fc.boolean(),
    published: fc.boolean(),
  },
  { requiredKeys: [] },
)
const roomChange = fc.record(
  {
    title,
    details: fc.array(fc.record({ title: text, details: textList }), { maxLength: 2 }),
    squareMetres: fc.integer({ min: 1, max: 1_000 }),
  },
  { requiredKeys: [] },
)
const hotelChange = fc.record(
  {
    description: text,
    stars: fc.integer({ min: 0, max: 5 }),
    phone: fc.option(fc.constantFrom('+33123456789', '+3221234567')),
    ecoFacilities: textList,
    popularity: fc.integer({ min: 0, max: 1_000 }),
    pets: fc.record({
      allowed: fc.boolean(),
      priceCents: fc.option(cents),
      maxWeight: fc.option(
        fc.double({ min: 0, max: 100, noNaN: true }).map((kilos) => Math.round(kilos * 10) / 10),
      ),
      maxNumber: fc.integer({ min: 0, max: 20 }),
    }),
  },
  { requiredKeys: [] },
)

const someCents = fc.integer({ min: 1, max: 100_000_000 })
/** Changes of what a house sells, and of a box. */
const activityChange = fc.record(
  {
    label: title,
    description: text,
    niceToKnow: textList,
    weekdays: fc.constantFrom([1, 7], [6], [1, 2, 3, 4, 5, 6, 7]),
    capacity: fc.integer({ min: 0, max: 10_000 }),
    prices: fc
      .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 })
      .chain((parties) =>
        fc.tuple(
          ...parties
            .sort((one, other) => one - other)
            .map((adults) => fc.record({ adults: fc.constant(adults), cents: someCents })),
        ),
      ),
    lastDay: fc.option(fc.constantFrom('2027-12-31', '2031-02-28')),
    published: fc.boolean(),
  },
  { requiredKeys: [] },
)
const boxChange = fc.record(
  {
    title,
    description: text,
    nights: fc.integer({ min: 1, max: 30 }),
    position: fc.integer({ min: 0, max: 30_000 }),
    rating: fc.option(fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)),
    published: fc.boolean(),
  },
  { requiredKeys: [] },
)
const codeChange = fc.record(
  {
    label: title,
    leastCents: fc.integer({ min: 100_000, max: 100_000_000 }),
    countries: fc.option(fc.constantFrom(['FR'], ['NL', 'BE'])),
    until: fc.constantFrom('2028-02-29', '2031-02-28'),
    maxUses: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  },
  { requiredKeys: [] },
)
const labelChange = fc.record({
  id: fc.constantFrom('night-train', 'Helipad_2'),
  name: title,
})
const changes = fc.record({
  hotel: hotelChange,
  room: roomChange,
  stay: stayChange,
  turns: fc.boolean(),
  activity: activityChange,
  box: boxChange,
  code: codeChange,
  label: labelChange,
  later: someCents,
})

it('a catalogue comes out of export, import and export byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async ({ hotel, room, stay, turns, activity, ...boxed }) => {
      await Promise.all(
        ['given', 'first', 'second'].map((name) => rm(folderOf(name), { recursive: true, force: true })),
      )
      const stays = original.stays.map((one) => ({ ...one, ...stay }))
      const given = {
        hotels: {
          ...original,
          ...hotel,
          facilities: [...original.facilities, boxed.label.id],
          rooms: original.rooms.map((one) => ({ ...one, ...room })),
          stays: turns ? stays.reverse() : stays,
        },
        centers: {
          ...house,
          activities: house.activities.map((one: AnyFile) => ({ ...one, ...activity })),
        },
        boxes: {
          ...box,
          ...boxed.box,
          prices: [...box.prices, { from: '2031-01-01', cents: boxed.later }],
        },
        codes: { ...code, ...boxed.code },
        labels: { $schema: '../label.schema.json', format: 1, ...boxed.label, kind: 'facilities' },
      }
      for (const [kind, file] of Object.entries(given)) await put(kind, file)
      await run('import', folderOf('given'), '--json')
      await run('export', folderOf('first'))
      const rows = await run('import', folderOf('first'), '--json')
      expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['the same']))
      await run('export', folderOf('second'))
      const first = await filesIn('first')
      expect(await filesIn('second')).toEqual(first)
      for (const [kind, file] of Object.entries(given))
        expect(JSON.parse(first.get(`${kind}/${file.id}.json`) ?? '')).toEqual(file)
    }),
    { numRuns: 12 },
  )
})
