import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app/build-app'
import { type DatabaseHandle, openPostgres } from '../../platform/database/database'
import type { PostgresServer } from '../../platform/database/postgres'
import { bundleProgram, gatewayFolder } from '../../testing/bundle-program'
import { startFilledPostgres, testClock, testConfig } from '../../testing/test-app'

const hotel = '10001'
const stay = '10001p1'
let cli: string
let server: PostgresServer
let database: DatabaseHandle
let app: FastifyInstance
let facts: { room: string; label: string; latitude: number; longitude: number }

beforeAll(async () => {
  cli = await bundleProgram('src/app/cli.ts')
  server = await startFilledPostgres(24)
  database = openPostgres(server.url, 10)
  app = await buildApp({ config: testConfig(), database, clock: testClock })
  facts = await database.db
    .selectFrom('package')
    .innerJoin('hotel', 'hotel.id', 'package.hotelId')
    .select(['package.roomId as room', 'hotel.label', 'hotel.latitude', 'hotel.longitude'])
    .where('package.id', '=', stay)
    .executeTakeFirstOrThrow()
})
afterAll(async () => {
  await app.close()
  await database.close()
  await server.stop()
  await rm(cli, { recursive: true })
})

/** `pnpm gateway …`, as an operator types it beside the gateway that runs. */
const operate = (args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(cli, 'cli.js'), ...args], {
    cwd: gatewayFolder,
    env: { PATH: process.env.PATH, DATABASE_URL: server.url },
  })
const get = async (url: string) => (await app.inject(url)).json()
const revision = async (): Promise<string> => (await get('/front-gateway/config/revision')).revision
const ids = (found: { id: string }[]) => found.map(({ id }) => id)

const detail = () => get(`/api/weekend/${stay}/detail.json?locale=fr_FR`)
async function searched() {
  const { latitude, longitude } = facts
  const searchCriterias = { latitude, longitude, distanceMax: 2 }
  const payload = { locale: 'fr_FR', flow: 'booking', searchCriterias }
  const answer = await app.inject({ method: 'POST', url: '/api/offers.json', payload })
  return ids(answer.json().exactMatch).includes(hotel)
}
async function suggested() {
  const term = encodeURIComponent(facts.label)
  return ids((await get(`/api/autocomplete-geonames.json?locale=fr_FR&term=${term}`)).suggestions).includes(
    hotel,
  )
}
async function bookable() {
  const quote = `/api/product/${stay}/quote?locale=fr_FR&checkin=2027-03-10&nights=1`
  return (await get(quote)).bookable
}
const splash = async () => (await get('/front-gateway/config/flag-rules?locale=fr_BE')).flags.splash
const announced = async () => {
  const { homePages } = await get('/front-gateway/cms/announcementBanner')
  return homePages.some(
    ({ flow, localizations }: { flow: string; localizations: { locale: string }[] }) =>
      flow === 'stay' && localizations.some(({ locale }) => locale === 'fr_FR'),
  )
}
const all = async () => [(await detail()).published, await searched(), await suggested()]

it.each<[string[] | (() => string[]), () => Promise<unknown>, unknown, unknown]>([
  [['hotels', 'unpublish', hotel], all, [true, true, true], [false, false, false]],
  [['hotels', 'publish', hotel], all, [false, false, false], [true, true, true]],
  [['stays', 'unpublish', stay], async () => (await detail()).published, true, false],
  [['stays', 'publish', stay], async () => (await detail()).published, false, true],
  [() => ['rooms', 'close', facts.room, '--from', '2027-03-10'], bookable, true, false],
  [() => ['rooms', 'open', facts.room, '--from', '2027-03-10'], bookable, false, true],
  [['flags', 'set', 'splash', 'on'], splash, false, true],
  [['content', 'unpublish', 'announcement', 'homePages-stay', '--locale', 'fr_FR'], announced, true, false],
])('what another process does is in the next answer: %p', async (args, look, before, after) => {
  expect(await look()).toEqual(before)
  const old = await revision()
  await operate(typeof args === 'function' ? args() : args)
  expect(await look()).toEqual(after)
  expect(await revision()).not.toBe(old)
})

it('without a change the state is the same; of old notes the newest stays', async () => {
  await app.inject(`/api/product/${stay}/quote?locale=fr_FR&checkin=2027-03-11&nights=1`)
  const now = await revision()
  expect(await revision()).toBe(now)
  const notes = () => database.db.selectFrom('revisionNote').select('id').execute()
  await database.db.updateTable('revisionNote').set({ notedAt: '2020-01-01T00:00:00Z' }).execute()
  await app.deps.jobs.runAll()
  expect(await notes()).toHaveLength(1)
})
