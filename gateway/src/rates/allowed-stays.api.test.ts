import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { allowedStays, lateArrivals, shortestAllowed } from '../pricing/allowed-stays'
import { createTestApp, type TestApp } from '../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
})
afterAll(() => test.close())

const days = 30
const lengths = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: days, maxLength: days })
const rules = fc.record({
  minLos: lengths,
  maxLos: fc.option(lengths),
  closedToArrival: fc.uniqueArray(fc.integer({ min: 1, max: days }), { maxLength: 6 }),
  closedToDeparture: fc.uniqueArray(fc.integer({ min: 1, max: days }), { maxLength: 6 }),
  closedToDepartureNext: fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 4 }),
})

it('[GW-007] the database allows the stays that bulk loads allow, and finds the same shortest one', async () => {
  await fc.assert(
    fc.asyncProperty(rules, fc.integer({ min: 1, max: 15 }), async (given, atLeast) => {
      const noDeparture = [
        ...given.closedToDeparture,
        ...given.closedToDepartureNext.map((day) => days + day),
      ]
      const { rows } = await sql<{ allowed: number[]; shortest: number[] }>`
        select allowed, array(select shortest_allowed(stays, ${atLeast}::integer) from unnest(allowed) stays) as shortest
        from allowed_stays(${given.minLos}::smallint[], ${given.maxLos}::smallint[],
          ${given.closedToArrival}::smallint[], ${noDeparture}::integer[]) allowed`.execute(test.db)
      const allowed = allowedStays(given)
      expect(rows[0]).toEqual({
        allowed,
        shortest: allowed.map((stays) => shortestAllowed(stays, atLeast)),
      })
    }),
    { numRuns: 80 },
  )
})

it('the database calls those arrivals late that are booked fewer days ahead than they ask', async () => {
  const today = fc.integer({ min: -40, max: 40 }).map((later) => addDays('2027-03-01', later))
  const leads = fc.option(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 31, maxLength: 31 }))
  await fc.assert(
    fc.asyncProperty(leads, today, async (leadDays, now) => {
      const { rows } = await sql<{ late: number[] }>`
        select late_arrivals('2027-03-01', ${leadDays}::smallint[], ${now}::date) as late`.execute(test.db)
      const late = lateArrivals('2027-03-01', leadDays, now)
      expect(rows[0]?.late).toEqual(late)
      for (const [index, lead] of (leadDays ?? []).entries())
        expect(late.includes(index + 1)).toBe(addDays(now, lead) > addDays('2027-03-01', index) && lead > 0)
    }),
    { numRuns: 60 },
  )
})
