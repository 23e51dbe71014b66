import fc from 'fast-check'
import { lowestPriceBefore, type PriceChange } from './lowest-price-before'

const day = 86_400_000
const history = (...changes: [days: number, cents: number][]): PriceChange[] =>
  changes.map(([days, cents]) => ({ at: days * day, cents }))

describe('lowestPriceBefore', () => {
  it.each([
    ['nothing without a change', history([0, 100]), null],
    ['the price before the only change', history([0, 100], [50, 80]), 100],
    ['the lowest of several', history([0, 100], [40, 90], [45, 95], [50, 80]), 90],
    ['what held into the 30 days', history([0, 70], [21, 100], [50, 80]), 70],
    ['not what ended 30 days before', history([0, 70], [20, 100], [50, 80]), 100],
    ['the one before a rise', history([0, 70], [50, 80]), 70],
  ])('[SC-008] is %s', (_, changes, cents) => {
    expect(lowestPriceBefore({ changes })).toBe(cents)
  })

  it('[SC-008] counts the price of now where another part changed after it', () => {
    const changes = history([0, 100], [50, 80])
    expect(lowestPriceBefore({ changes, otherPartAt: 51 * day })).toBe(80)
    expect(lowestPriceBefore({ changes, otherPartAt: 49 * day })).toBe(100)
  })

  it('[SC-008] is never above the price just before, and always one that was asked', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 999 })), {
      minLength: 2,
      maxLength: 8,
    })
    fc.assert(
      fc.property(steps, (drawn) => {
        const daysUntil = (place: number) =>
          drawn.slice(0, place + 1).reduce((days, [pause]) => days + pause, 0)
        const changes = drawn.map(([, cents], place) => ({ at: daysUntil(place) * day, cents }))
        const lowest = lowestPriceBefore({ changes }) ?? 0
        expect(lowest).toBeLessThanOrEqual(changes.at(-2)?.cents ?? 0)
        expect(changes.slice(0, -1).map(({ cents }) => cents)).toContain(lowest)
      }),
    )
  })
})
