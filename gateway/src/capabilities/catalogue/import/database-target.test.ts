import { migrateToLatest } from '../../../db/migrate'
import type { DatabaseHandle } from '../../../platform/database/database'
import { sameText } from '../../../platform/texts/texts'
import { openEmptyPGlite } from '../../../testing/test-app'
import type { PlaceRecord } from '../../destinations/imported-places'
import { createDatabaseTarget } from './database-target'
import type { Furnishing } from './furnishing'
import { insertHotels } from './hotels-repository'
import type { HotelIdentity } from './import-target'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openEmptyPGlite()
  await migrateToLatest(database.db)
})
afterAll(() => database.close())

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
  id: 'r1',
  kind: 'hotel',
  label: 'Hôtel Le Cygne',
  stars: 3,
  streetAddress: '1 rue',
  zipCode: '21200',
  cityNames: beaune.names,
  cityId: '3033123',
  cityLabel: 'Beaune',
  regionId: 'FR.27',
  departmentId: 'FR.27.21',
  countryCode: 'FR',
  latitude: 47.02,
  longitude: 4.84,
  population: 22916,
  rooms: 20,
  website: null,
  phone: null,
}

describe('database target', () => {
  const open = () => createDatabaseTarget({ db: database.db })

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
      {
        id: '3033123',
        latitude: 47.02,
        longitude: 4.84,
        population: 23000,
        names: sameText('Beaune'),
        regionId: 'FR.27',
        departmentId: 'FR.27.21',
      },
    ])
  })

  it('writes what the register says of a hotel, unpublished and with nothing invented, and then follows it', async () => {
    const target = open()
    expect(await target.upsertHotels([hotel])).toEqual({ added: 1, changed: 0, same: 0 })
    expect(await target.upsertHotels([hotel])).toEqual({ added: 0, changed: 0, same: 1 })
    const upgraded = { ...hotel, stars: 4 }
    expect(await target.upsertHotels([upgraded])).toEqual({ added: 0, changed: 1, same: 0 })
    const row = await database.db.selectFrom('hotel').selectAll().where('id', '=', 'r1').executeTakeFirst()
    expect(row).toMatchObject({
      stars: 4,
      slug: 'hotel-le-cygne-beaune',
      source: 'register',
      published: false,
    })
    expect(row).toMatchObject({ facilities: [], pictures: [], descriptions: sameText(''), localTax: null })
    for (const table of ['room', 'package', 'roomMonth', 'review'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('takes over the telephone of the register, and keeps that of an operator where it has none', async () => {
    const target = open()
    const phoneIs = async () =>
      (await database.db.selectFrom('hotel').select('phone').where('id', '=', 'r1').executeTakeFirstOrThrow())
        .phone
    await target.upsertHotels([{ ...hotel, phone: '+33353010012' }])
    expect(await phoneIs()).toBe('+33353010012')
    expect(await target.upsertHotels([hotel])).toEqual({ added: 0, changed: 0, same: 1 })
    expect(await phoneIs()).toBe('+33353010012')
    await expect(target.upsertHotels([{ ...hotel, phone: '03 53 01 00 12' }])).rejects.toThrow(
      'hotel_phone_check',
    )
  })

  it('has new hotels furnished in the same transaction', async () => {
    const furnishing: Furnishing = {
      async insertHotels(db, hotels) {
        await insertHotels(db, hotels)
        throw new Error('no rooms')
      },
      complete: async () => 0,
    }
    const target = createDatabaseTarget({ db: database.db, furnishing })
    await expect(target.upsertHotels([{ ...hotel, id: 'r2' }])).rejects.toThrow('no rooms')
    const rows = await database.db.selectFrom('hotel').select('id').where('id', '=', 'r2').execute()
    expect(rows).toEqual([])
  })

  it('brings search up to date after changes, also those of an import that was stopped', async () => {
    await database.db.updateTable('hotel').set({ published: true }).execute()
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
