import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import fc from 'fast-check'
import { deep } from '../../../../tools/test/deep.mjs'
import { createTestApp, movableClock, type TestApp, testDay } from '../../testing/test-app'
import { addHotel, addStay } from '../availability/stay-fixture'
import { openGiftCodes } from './money/gift-secret'
import { firstPurchases, giftCommands } from './testing/gift-commands'
import { GiftModel } from './testing/gift-model'
import { openShop } from './testing/gift-shop'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ clock })
  await addHotel(test.db, { id: 'h' })
  // Rates as long as gifts can be extended to.
  await addStay(test.db, { hotelId: 'h', id: 'stay', days: [testDay, '2028-11-30'], available: 1_000 })
  await seedGifts(test.db, testDay)
})
afterAll(() => test.close())

it('[GI-037] [SC-014] keeps gifts, visits, promotions and rooms as a simple model says, whatever is bought, redeemed, moved, extended, made void, withdrawn and given back', async () => {
  const codes = await openGiftCodes(test.config)
  await fc.assert(
    fc.asyncProperty(fc.commands(giftCommands(), { maxCommands: 25 }), async (commands) => {
      const real = await openShop({ test, clock, codes })
      const model = new GiftModel(clock.instant().getTime(), clock.today())
      for (const purchase of firstPurchases) await purchase.run(model, real)
      await fc.asyncModelRun(() => ({ model, real }), commands)
    }),
    { numRuns: deep(5, 24), endOnFailure: true },
  )
}, 120_000)
