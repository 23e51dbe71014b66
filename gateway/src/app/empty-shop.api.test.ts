import type { FastifyInstance } from 'fastify'
import type { DatabaseHandle } from '../platform/database/database'
import { ask, askedOf, nameOf } from '../testing/contract/ask'
import { openEmptyPGlite, testClock, testConfig, testDay } from '../testing/test-app'
import { buildApp } from './build-app'
import { prepareDatabase } from './prepare-database'

let database: DatabaseHandle
let app: FastifyInstance
const config = testConfig()
beforeAll(async () => {
  database = await openEmptyPGlite()
  await prepareDatabase({ db: database.db, config, clock: testClock, say: () => {}, extensions: [] })
  app = await buildApp({ config, database, clock: testClock })
  await app.deps.searchIndex.current()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const get = async (url: string) => (await app.inject(url)).json()

describe('a gateway without extensions, on its first day', () => {
  it('is ready', async () => {
    expect(await get('/ready')).toMatchObject({ status: 'ready' })
  })

  it('answers every call of the contract without failing', async () => {
    const failed: string[] = []
    for (const call of app.calls) {
      const { statusCode } = await ask(app, call, askedOf(call.example))
      if (statusCode >= 500) failed.push(`${nameOf(call)}: ${statusCode}`)
    }
    expect(failed).toEqual([])
  })

  it('shows a home page without places, and finds nothing', async () => {
    expect(await get('/front-gateway/cms/home?locale=fr_FR')).toMatchObject({ popularPlaces: [] })
    const found = await app.inject({
      method: 'POST',
      url: '/api/offers.json',
      payload: {
        locale: 'fr_FR',
        searchCriterias: { latitude: 48.85, longitude: 2.35, checkin: testDay, night: 1, adult: 2 },
      },
    })
    expect(found.statusCode).toBe(200)
    expect(found.json()).toMatchObject({ exactMatch: [] })
  })

  it('[SH-008] has the text pages that its footer leads to', async () => {
    expect(await get('/front-gateway/cms/static/terms?locale=nl_BE')).toMatchObject({ id: 'terms' })
  })

  it('invents nothing by its jobs', async () => {
    await app.deps.jobs.runAll()
    for (const table of ['place', 'hotel', 'room', 'roomMonth', 'package', 'flashDeal', 'giftBox'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
