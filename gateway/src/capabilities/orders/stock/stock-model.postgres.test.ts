import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { expectReplays } from '../life/replay-fixture'
import { addOneRoom, addTastingStay } from '../orders-fixture'
import { stockCommands } from './testing/stock-commands'
import { StockModel } from './testing/stock-model'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
const perNight = 2
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ connections: 60, hotels: 0, clock })
  await addOneRoom(test.db, perNight)
  await addTastingStay(test.db, perNight)
})
afterAll(() => test.close())

/** Nothing of the last run is left: neither orders nor their keys, nor what they took. */
async function startAgain() {
  clock.set(start)
  await test.db.deleteFrom('idempotencyKey').execute()
  await test.db.deleteFrom('customerOrder').execute()
  await test.db.deleteFrom('activityDay').execute()
  await setNights(test.db, {}, { available: perNight })
}

it('keeps stock and money as a simple model says, whatever is ordered, paid, refused, left, changed and cancelled', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.commands(stockCommands(), { maxCommands: 30 }), async (commands) => {
        await fc.asyncModelRun(() => ({ model: new StockModel(perNight), real: { test, clock } }), commands)
        await expectReplays(test.db)
      })
      .beforeEach(startAgain),
    { numRuns: deep(15, 60), endOnFailure: true },
  )
}, 300_000)
