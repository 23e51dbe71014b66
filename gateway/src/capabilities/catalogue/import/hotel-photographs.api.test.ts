import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createTestApp, type TestApp, testConfig } from '../../../testing/test-app'
import { addHotel, addStay } from '../../availability/stay-fixture'
import { importPhotographs } from './hotel-photographs'

let test: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotel-photographs-'))
  test = await createTestApp({ hotels: 0, config: testConfig({ VAR_DIR: join(folder, 'var') }) })
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await test.close()
  await rm(folder, { recursive: true })
})

const photograph = (red: number) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: { r: red, g: 80, b: 80 } } })
    .jpeg()
    .toBuffer()

it('[SC-027] shows the photographs of a folder a hotel first, in the order of their names, and again the same', async () => {
  await addHotel(test.db, { id: 'inn' })
  await addStay(test.db, { hotelId: 'inn', id: 'night', days: ['2027-03-01', '2027-03-31'] })
  const photographs = join(folder, 'photographs')
  for (const name of ['inn', 'nowhere']) await mkdir(join(photographs, name), { recursive: true })
  await writeFile(join(photographs, 'inn', '2-room.jpg'), await photograph(20))
  await writeFile(join(photographs, 'inn', '1-front.jpg'), await photograph(10))
  await writeFile(join(photographs, 'inn', '3-cut.jpg'), (await photograph(30)).subarray(0, 200))
  const work = { db: test.db, config: test.config, folder: photographs, isDry: false }
  const counts = { hotels: 1, restored: 0, refused: 1, unknown: ['nowhere'] }
  expect(await importPhotographs({ ...work, isDry: true })).toEqual({ ...counts, added: 2, known: 0 })
  expect(await importPhotographs(work)).toEqual({ ...counts, added: 2, known: 0 })
  const stay = async () => (await test.app.inject('/api/weekend/night/detail.json?locale=fr_FR')).json()
  const first = await stay()
  expect(first.hotel.images).toHaveLength(2)
  const { rawPayload } = await test.app.inject(first.images[0].sizes.SMALL)
  expect((await sharp(rawPayload).stats()).dominant.r).toBeLessThan(16)
  expect(await importPhotographs(work)).toEqual({ ...counts, added: 0, known: 2 })
  expect((await stay()).hotel.images).toEqual(first.hotel.images)
})
