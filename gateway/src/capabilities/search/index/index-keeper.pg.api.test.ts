import { addDays, firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Night } from '../../../rates/nights'
import { createStaysRepository } from '../../../rates/stays-repository'
import { createTestApp, type TestApp, testDay } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { createIndexKeeper } from './index-keeper'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ connections: 60, hotels: 3 })
})
afterAll(() => test.close())

const starsOf = async (keeper: ReturnType<typeof createIndexKeeper>, id: string) => {
  const { hotels, codes, ...index } = await current(keeper)
  const [stars = -1] = hotels.sets.stars.valuesOf(index.numberOf(id))
  return codes.stars.codeOf(stars)
}
async function current(keeper: ReturnType<typeof createIndexKeeper>) {
  const index = await keeper.current()
  const { hotels, codes } = index
  return { hotels, codes, numberOf: (id: string) => index.numberOf(id) ?? -1 }
}
const rate = (id: string, stars: number) => sql`update hotel set stars = ${stars} where id = ${id}`

describe('the keeper of the search index', () => {
  it('[GW-007] knows what others committed before it was asked, in whatever order they began', async () => {
    const [a, b] = await test.db.selectFrom('hotel').select('id').orderBy('id').execute()
    if (!a || !b) throw new Error('Two hotels are needed')
    await rate(a.id, 1).execute(test.db)
    await rate(b.id, 1).execute(test.db)
    const keeper = createIndexKeeper(test.db)
    expect([await starsOf(keeper, a.id), await starsOf(keeper, b.id)]).toEqual(['1', '1'])
    await test.db.transaction().execute(async (slow) => {
      await rate(a.id, 4).execute(slow)
      await rate(b.id, 5).execute(test.db)
      // The one that began first is not there yet, the one that is done is.
      expect([await starsOf(keeper, a.id), await starsOf(keeper, b.id)]).toEqual(['1', '5'])
    })
    expect([await starsOf(keeper, a.id), await starsOf(keeper, b.id)]).toEqual(['4', '5'])
  })

  it('[GW-007] looks once for all who ask at the same time, and after a failure again', async () => {
    const [hotel] = await test.db.selectFrom('hotel').select('id').orderBy('id').execute()
    if (!hotel) throw new Error('A hotel is needed')
    const keeper = createIndexKeeper(test.db)
    const first = await keeper.current()
    const indexes = await Promise.all(Array.from({ length: 50 }, () => keeper.current()))
    expect(new Set(indexes)).toEqual(new Set([first]))
    await sql`alter table search_change rename to hidden`.execute(test.db)
    await expect(keeper.current()).rejects.toThrow('search_change')
    await sql`alter table hidden rename to search_change`.execute(test.db)
    await rate(hotel.id, 2).execute(test.db)
    expect(await starsOf(keeper, hotel.id)).toBe('2')
  })

  it('reads packages again only where a from-price, a reference or the terms of some day are others', async () => {
    const { id } = await test.db.selectFrom('stayFrom').select('packageId as id').executeTakeFirstOrThrow()
    const from = await createStaysRepository(test.db).findFrom(id)
    const day = from?.checkins[0]
    if (!from || !day) throw new Error('A from-price is needed')
    const rooms = [from.roomId]
    const later = await test.db
      .selectFrom('roomDay')
      .select('day')
      .where('roomId', '=', from.roomId)
      .where('day', '>', addDays(testDay, 200))
      .executeTakeFirstOrThrow()
    const change = async (on: string, set: Partial<Night>) => {
      await sql`delete from search_change`.execute(test.db)
      await setNights(test.db, { rooms, from: on, to: on }, set)
      const { rows: notes } = await sql<{ hotelId: string; firstMonth: string | null }>`
        select hotel_id, first_month from search_change`.execute(test.db)
      expect(notes).toContainEqual({ hotelId: from.hotelId, firstMonth: firstDayOf(monthOf(on)) })
      return notes.some(({ firstMonth }) => firstMonth === null)
    }
    expect(await change(later.day, { priceCents: 900_000 })).toBe(false)
    expect(await change(day, { priceCents: 1_000 })).toBe(true)
    expect(await change(day, { priceCents: 1_000, minLos: 1 })).toBe(false)
    expect(await change(later.day, { cancelDays: 9 })).toBe(true)
    expect(await change(later.day, { cancelDays: 10 })).toBe(false)
    expect(await change(later.day, { cancelDays: 0 })).toBe(true)
  })
})
