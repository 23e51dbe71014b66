import { migrateToLatest } from '../../../db/migrate'
import type { DatabaseHandle } from '../../../platform/database/database'
import { sameText } from '../../../platform/texts/texts'
import { openEmptyPGlite } from '../../../testing/test-app'
import { createDatabaseTarget, type Furnish } from './database-target'
import type { HotelIdentity, PlaceRecord } from './import-target'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openEmptyPGlite()
  await migrateToLatest(database.db)
})
afterAll(() => database.close())

const empty = JSON.stringify({})
/** The least a hotel row needs: what furnishing adds is not this test's. */
const furnish: Furnish = async (db, hotels) => {
  const rows = hotels.map((hotel) => ({
    ...{ id: hotel.id, label: hotel.label, slug: 'x', stars: hotel.stars, city_id: hotel.cityId },
    ...{ country_code: 'FR', latitude: hotel.latitude, longitude: hotel.longitude, place_locale: 'fr_FR' },
    ...{ street_address: '', zip_code: hotel.zipCode, city_label: hotel.cityLabel, check_in: '15:00' },
    ...{ check_out: '11:00', pets: empty, eco_facilities: empty, info_general: '[]', descriptions: empty },
    ...{ important_infos: empty, pictures: '[]', criteria_scores: empty, source: 'register' as const },
  }))
  await db
    .insertInto('hotel')
    .values(rows as never)
    .execute()
}

const beaune: PlaceRecord = {
  category: 'city',
  id: '3033123',
  names: sameText('Beaune'),
  aliases: ['Belna'],
  countryCode: 'FR',
  regionId: 'FR.27',
  departmentId: 'FR.27.21',
  latitude: 47.02,
  longitude: 4.84,
  population: 22916,
}
const hotel: HotelIdentity = {
  ...{
    id: 'r1',
    kind: 'hotel',
    label: 'Hôtel Le Cygne',
    slug: 'hotel-le-cygne',
    source: 'register',
    stars: 3,
    streetAddress: '1 rue',
    zipCode: '21200',
  },
  ...{
    cityNames: beaune.names,
    cityId: '3033123',
    cityLabel: 'Beaune',
    regionId: 'FR.27',
    departmentId: 'FR.27.21',
    countryCode: 'FR',
  },
  ...{ latitude: 47.02, longitude: 4.84, traits: ['vineyard'], demand: 5, rooms: 20, website: null },
}

describe('database target', () => {
  const open = () => createDatabaseTarget({ db: database.db, today: '2027-03-01', furnish })

  it('adds places once, follows what changes and keeps curated ones', async () => {
    const target = open()
    expect(await target.upsertPlaces([beaune])).toEqual({ added: 1, changed: 0, same: 0 })
    expect(await target.upsertPlaces([beaune])).toEqual({ added: 0, changed: 0, same: 1 })
    expect(await target.upsertPlaces([{ ...beaune, population: 23000 }])).toEqual({
      added: 0,
      changed: 1,
      same: 0,
    })
    await database.db.updateTable('place').set({ source: 'generated' }).execute()
    expect(await target.upsertPlaces([beaune])).toEqual({ added: 0, changed: 0, same: 1 })
    expect(await target.citiesOf('FR')).toEqual([
      { id: '3033123', latitude: 47.02, longitude: 4.84, population: 23000, names: sameText('Beaune') },
    ])
  })

  it('furnishes a hotel once and then follows the register', async () => {
    const target = open()
    expect(await target.upsertHotels([hotel])).toEqual({ added: 1, changed: 0, same: 0 })
    // The first repetition completes what this test's furnishing left out.
    await target.upsertHotels([hotel])
    expect(await target.upsertHotels([hotel])).toEqual({ added: 0, changed: 0, same: 1 })
    const upgraded = { ...hotel, stars: 4 }
    expect(await target.upsertHotels([upgraded])).toEqual({ added: 0, changed: 1, same: 0 })
    const row = await database.db
      .selectFrom('hotel')
      .select(['stars', 'slug'])
      .where('id', '=', 'r1')
      .executeTakeFirst()
    expect(row).toEqual({ stars: 4, slug: 'hotel-le-cygne' })
  })

  it('writes nothing of a batch that fails', async () => {
    const fails: Furnish = async (db, hotels) => {
      await furnish(db, hotels)
      throw new Error('no rooms')
    }
    const target = createDatabaseTarget({ db: database.db, today: '2027-03-01', furnish: fails })
    await expect(target.upsertHotels([{ ...hotel, id: 'r2' }])).rejects.toThrow('no rooms')
    const rows = await database.db.selectFrom('hotel').select('id').where('id', '=', 'r2').execute()
    expect(rows).toEqual([])
  })

  it('brings search up to date after changes, also those of an import that was stopped', async () => {
    await open().refresh()
    const labels = () => database.db.selectFrom('suggestion').select('labels').execute()
    expect(JSON.stringify(await labels())).toContain('Hôtel Le Cygne')
    await database.db.deleteFrom('suggestion').execute()
    await open().refresh()
    expect(await labels()).toEqual([])
    await open().upsertHotels([{ ...hotel, label: 'Hôtel du Cygne' }])
    await open().refresh()
    expect(JSON.stringify(await labels())).toContain('Hôtel du Cygne')
  })

  it('removes cities that were made for hotels once these have moved to the town itself', async () => {
    const made = { ...beaune, id: 'fr-21-beaune' }
    await open().upsertPlaces([made])
    await open().refresh()
    expect((await open().citiesOf('FR')).map(({ id }) => id)).toEqual(['3033123'])
  })
})
