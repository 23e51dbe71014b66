import fc from 'fast-check'
import { sql } from 'kysely'
import { allowedStays, shortestAllowed } from '../pricing/allowed-stays'
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
