import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { createGiver } from '../../gifts/gifts-fixture'
import { booksReport, type Counted } from './testing/books-report'
import { crashPoints, createCrasher } from './testing/money-crash'
import { expectBalanced, expectStock } from './testing/money-kept'
import { fillMoneyShop, openMoneyShop, type Package } from './testing/money-shop'
import { type Card, type Step, takeStep } from './testing/money-steps'

/** `MODEL=1 pnpm bench books` asks for many, and prints what became of them. */
const { BOOKS_STEPS } = process.env
const steps = Number(BOOKS_STEPS ?? deep(40, 160))
const clock = movableClock()
const crasher = createCrasher()
const counted: Counted = { steps: 0, crashes: 0, untrue: 0 }
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, hooks: crasher })
  await fillMoneyShop(test)
  await seedGifts(test.db, testDay)
})
afterAll(async () => {
  counted.crashes = crasher.happened()
  if (BOOKS_STEPS) process.stdout.write(await booksReport(test, counted))
  await test.close()
})

const which = fc.nat(2)
const day = fc.nat(6)
const nights = fc.integer({ min: 1, max: 4 })
const card = fc.constantFrom<Card>('good', 'good', 'asking', 'refused')
const packageId = fc.constantFrom<Package>('free', 'half')
const gift = fc.option(fc.integer({ min: 1, max: 15_000 }), { nil: null, freq: 4 })
const change = fc.record({ do: fc.constant('change' as const), which, day, nights })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('order' as const), packageId, day, nights, gift }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), which, card }) },
  { weight: 5, arbitrary: change },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('payChange' as const), which, card }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('tell' as const), which, times: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('crash' as const), point: fc.constantFrom(...crashPoints) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 16, 130) }),
  },
)
/** Every run has a paid order to begin with. */
const begin: Step[] = [
  { do: 'order', packageId: 'free', day: 0, nights: 2, gift: 12_000 },
  { do: 'pay', which: 0, card: 'good' },
]

it(
  '[CH-037] [SC-017] [GI-037] keeps what was delivered and nothing else, whatever is ordered, paid, told, changed, cancelled and broken off',
  async () => {
    const { balanceOf } = createGiver(test)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16, size: 'max' }), async (sequence) => {
        if (counted.steps >= steps) return
        const shop = await openMoneyShop({ test, clock, crasher, counted })
        for (const each of [...begin, ...sequence]) {
          await takeStep(shop, each)
          await expectBalanced(shop, balanceOf)
          counted.steps += 1
        }
        await expectStock(shop)
      }),
      { numRuns: Math.ceil(steps / begin.length), endOnFailure: true },
    )
    expect(counted.steps).toBeGreaterThanOrEqual(steps)
  },
  120_000 + steps * 500,
)
