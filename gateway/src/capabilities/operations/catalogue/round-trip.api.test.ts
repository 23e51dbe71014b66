import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { capturedOutput } from '../../../testing/captured-output'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import type { HotelFile } from '../../catalogue/upkeep'
import { catalogueCommand } from './catalogue-command'

let test: TestApp
let root: string
let original: HotelFile
beforeAll(async () => {
  test = await createTestApp({ hotels: 2 })
  root = await mkdtemp(path.join(tmpdir(), 'round-trip-'))
  await run('export', folderOf('original'))
  const [name = ''] = await readdir(path.join(folderOf('original'), 'hotels'))
  original = JSON.parse(await readFile(path.join(folderOf('original'), 'hotels', name), 'utf8'))
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

const filesIn = async (name: string) => {
  const folder = path.join(folderOf(name), 'hotels')
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')]))
}

/** Anything that can be said, but for halves of letters and the letter of number 0. */
const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((said) => !/[\p{Surrogate}\0]/u.test(said))
const text = fc.record({ fr: words, es: words, nl: words, it: words, en: words })
const lines = fc.array(words, { maxLength: 3 })
const textList = fc.record({ fr: lines, es: lines, nl: lines, it: lines, en: lines })
const cents = fc.integer({ min: 0, max: 100_000_000 })

/** Changes of a stay, of a room, of a hotel as an operator may make them. */
const stayChange = fc.record(
  {
    label: text,
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
    title: text,
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

it('a catalogue comes out of export, import and export byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(hotelChange, roomChange, stayChange, fc.boolean(), async (hotel, room, stay, turns) => {
      await Promise.all(
        ['given', 'first', 'second'].map((name) => rm(folderOf(name), { recursive: true, force: true })),
      )
      const stays = original.stays.map((one) => ({ ...one, ...stay }))
      const file = {
        ...original,
        ...hotel,
        rooms: original.rooms.map((one) => ({ ...one, ...room })),
        stays: turns ? stays.reverse() : stays,
      }
      await mkdir(path.join(folderOf('given'), 'hotels'), { recursive: true })
      await writeFile(path.join(folderOf('given'), 'hotels', 'given.json'), JSON.stringify(file))
      await run('import', folderOf('given'), '--json')
      await run('export', folderOf('first'))
      const rows = await run('import', folderOf('first'), '--json')
      expect(rows.map(({ is }) => is)).toEqual(['the same', 'the same'])
      await run('export', folderOf('second'))
      expect(await filesIn('second')).toEqual(await filesIn('first'))
      const [[, exported = ''] = []] = (await filesIn('first')).filter(([name]) => name === `${file.id}.json`)
      expect(JSON.parse(exported)).toEqual({ ...file, $schema: '../hotel.schema.json' })
    }),
    { numRuns: 20 },
  )
})
