import { createTestApp, type TestApp, testDay } from '@escapade/gateway/testing/test-app'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { horizonDays } from './rates/generated-rates'
import { rollForward } from './rates/roll-forward'

describe('the generated catalogue in the database', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ hotels: 24 })
  })
  afterAll(() => test.close())

  const count = async (query: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from (${sql.raw(query)}) found`.execute(
      test.db,
    )
    return rows[0]?.count ?? 0
  }

  async function expectRebuilt(today: string) {
    const model = () =>
      Promise.all([
        test.db.selectFrom('stayFrom').selectAll().orderBy('packageId').execute(),
        test.db.selectFrom('roomMonth').selectAll().orderBy('roomId').orderBy('month').execute(),
      ])
    const before = await model()
    await sql`select rebuild_stays(${today}::date)`.execute(test.db)
    expect(before).toEqual(await model())
  }

  it('puts every room on sale for thirteen months', async () => {
    const last = addDays(testDay, horizonDays)
    const { rows } = await sql<{ first: string; last: string; rooms: number }>`
      select min(first) as first, max(last) as last, count(*) as rooms
      from (select min(day) as first, max(day) as last from room_day group by room_id) spans`.execute(test.db)
    expect(rows).toEqual([{ first: testDay, last, rooms: await count('select 1 from room') }])
  })

  it('has dear and cheap nights, sold-out nights, and stays with a minimum length', async () => {
    expect(await count('select 1 from room_day where available = 0')).toBeGreaterThan(50)
    expect(await count('select 1 from room_day where min_los > 1')).toBeGreaterThan(50)
    const { rows } = await sql<{ ratio: number }>`
      select max(price_cents)::numeric / min(price_cents) as ratio from room_day group by room_id order by 1 limit 1
    `.execute(test.db)
    expect(rows[0]?.ratio).toBeGreaterThan(1.5)
  })

  it('asks more on a Saturday than on the Monday before, in leisure places', async () => {
    const { rows } = await sql<{ dearer: number }>`
      select avg((s.price_cents > m.price_cents)::integer) as dearer
      from room_day s join room_day m on m.room_id = s.room_id and m.day = s.day - 5
      join rate_plan p on p.room_id = s.room_id and p.week = 'leisure'
      where extract(isodow from s.day) = 6`.execute(test.db)
    expect(rows[0]?.dearer).toBeGreaterThan(0.85)
  })

  it('keeps in the history what an offer replaced: higher, and older than the offer', async () => {
    const { rows } = await sql<{ nights: number; wrong: number }>`
      select count(*) as nights, count(*) filter (where f.price_cents <= d.price_cents or f.changed_at >= o.changed_at) as wrong
      from room_day d
      join price_history f on f.room_id = d.room_id and f.day = d.day
      join price_history o on o.room_id = d.room_id and o.day = d.day and o.price_cents = d.price_cents and o.id <> f.id
      where f.price_cents <> d.price_cents`.execute(test.db)
    expect(rows[0]?.nights).toBeGreaterThan(100)
    expect(rows[0]?.wrong).toBe(0)
  })

  it('names every place that a hotel belongs to', async () => {
    expect(
      await count(`select 1 from hotel h where not exists
      (select 1 from place p where p.category = 'city' and p.id = h.city_id)`),
    ).toBe(0)
    expect(
      await count(`select 1 from hotel h where department_id is not null and not exists
      (select 1 from place p where p.category = 'department' and p.id = h.department_id)`),
    ).toBe(0)
    expect(
      await count(`select 1 from hotel h, unnest(place_ids) tag where not exists
      (select 1 from place p where p.category || ':' || p.id = tag)`),
    ).toBe(0)
  })

  it('counts and averages the reviews that are there', async () => {
    expect(
      await count(`select 1 from hotel h left join (
      select hotel_id, count(*) as n, avg(average) as mean from review group by 1
    ) r on r.hotel_id = h.id where h.review_count <> coalesce(r.n, 0) or abs(h.review_score - r.mean) > 0.051`),
    ).toBe(0)
    expect(await count('select distinct left(locale, 2) from review')).toBe(4)
  })

  it('has from-prices and reference prices from the start, as a rebuild finds them', () =>
    expectRebuilt(testDay))

  it('opens a night, turns offers and records the change when a day has passed', async () => {
    const tomorrow = addDays(testDay, 1)
    const changesBefore = await count('select 1 from price_history')
    expect(await rollForward({ db: test.db, today: tomorrow })).toBe(true)
    const last = addDays(tomorrow, horizonDays)
    expect(await count(`select 1 from room_day where day = '${last}'`)).toBe(
      await count('select 1 from room'),
    )
    expect(await count('select 1 from price_history')).toBeGreaterThan(changesBefore)
    expect(await rollForward({ db: test.db, today: tomorrow })).toBe(false)
  })

  it('leaves what search reads as a rebuild would', () => expectRebuilt(addDays(testDay, 1)))

  it.each([40, 366])('can be looked at %i days later without a gap', async (days) => {
    const today = addDays(testDay, days)
    await rollForward({ db: test.db, today })
    expect(
      await count(`select 1 from room r where (
      select max(day) - min(day) + 1 - count(*) from room_day d
      join rate_plan p using (room_id) where d.room_id = r.id and not p.closed_in_winter) <> 0`),
    ).toBe(0)
    expect(await count(`select 1 from room_day where day = '${addDays(today, horizonDays)}'`)).toBe(
      await count('select 1 from room'),
    )
  })
})
