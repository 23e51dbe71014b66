import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { changeParty, defaultParty, partyBounds } from './change-party'

const within = (key: keyof typeof partyBounds) => fc.integer(partyBounds[key])
const aParty = fc.record({ adult: within('adult'), child: within('child'), baby: within('baby') })
const aChange = fc.record({
  key: fc.constantFrom('adult' as const, 'child' as const, 'baby' as const),
  value: fc.oneof(fc.integer({ min: -5, max: 30 }), fc.double()),
})

describe('changeParty', () => {
  it.each(vectorsOf<typeof changeParty>('partyBounds'))('[SC-061] $id', ({ in: input, out }) => {
    expect(changeParty(input)).toStrictEqual(out)
  })

  it('[SC-061] no change leads out of the bounds', () => {
    fc.assert(
      fc.property(aParty, fc.array(aChange), (start, changes) => {
        const { adult, child, baby } = changes.reduce(
          (party, change) => changeParty({ party, change }),
          changeParty({ party: start, change: null }),
        )
        for (const [value, { min, max }] of [
          [adult, partyBounds.adult],
          [child, partyBounds.child],
          [baby, partyBounds.baby],
        ] as const) {
          expect(Number.isInteger(value) && value >= min && value <= max).toBe(true)
        }
      }),
    )
  })

  it('[SC-061] the single room follows from children and babies, and the payload says the same', () => {
    fc.assert(
      fc.property(aParty, aChange, (party, change) => {
        const { adult, child, baby, singleRoom, payload } = changeParty({ party, change })
        expect(singleRoom).toBe(child + baby > 0)
        expect(payload).toEqual({ a: adult, c: child, b: baby, s: singleRoom })
      }),
    )
  })

  it('the same change twice is one change; disabled, it is none', () => {
    fc.assert(
      fc.property(aParty, aChange, (party, change) => {
        const once = changeParty({ party, change })
        expect(changeParty({ party: once, change })).toEqual(once)
        expect(changeParty({ party, change, disabled: true })).toEqual(changeParty({ party, change: null }))
      }),
    )
  })

  it('[SC-061] begins with two adults', () => {
    expect(defaultParty).toEqual({ adult: 2, child: 0, baby: 0 })
  })

  it.each([
    ['adult', 1, 20],
    ['child', 0, 10],
    ['baby', 0, 10],
  ] as const)('[SC-061] %s goes from %i to %i', (key, min, max) => {
    const party = { adult: 5, child: 5, baby: 5 }
    const changed = (value: number) => changeParty({ party, change: { key, value } })[key]
    expect([min - 1, min, max, max + 1].map(changed)).toEqual([5, min, max, 5])
  })
})
