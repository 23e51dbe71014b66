import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import fc from 'fast-check'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { createGiver } from '../../gifts/gifts-fixture'
import { expectBalanced } from './testing/money-kept'
import { fillMoneyShop, openMoneyShop, type Package } from './testing/money-shop'
import { type Step, takeStep } from './testing/money-steps'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await fillMoneyShop(test)
  await seedGifts(test.db, testDay)
})
afterAll(() => test.close())

const which = fc.nat(2)
const day = fc.nat(6)
const nights = fc.integer({ min: 1, max: 4 })
const asks = fc.boolean()
const packageId = fc.constantFrom<Package>('free', 'half')
const gift = fc.option(fc.integer({ min: 1, max: 15_000 }), { nil: null, freq: 4 })
const change = fc.record({ do: fc.constant('change' as const), which, day, nights })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('order' as const), packageId, day, nights, gift }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), which, asks }) },
  { weight: 5, arbitrary: change },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('payChange' as const), which, asks }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('tell' as const), which, times: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 16, 130) }),
  },
)
/** Every run has a paid order to begin with. */
const begin: Step[] = [
  { do: 'order', packageId: 'free', day: 0, nights: 2, gift: 12_000 },
  { do: 'pay', which: 0, asks: false },
]

it('[CH-037] [SC-017] [GI-037] keeps what was delivered and nothing else, whatever is ordered, paid, told, changed and cancelled', async () => {
  const { balanceOf } = createGiver(test)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const shop = await openMoneyShop(test, clock)
      for (const each of [...begin, ...steps]) {
        await takeStep(shop, each)
        await expectBalanced(shop, balanceOf)
      }
    }),
    { numRuns: 15, endOnFailure: true },
  )
}, 120_000)
