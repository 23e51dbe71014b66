import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { stepValue } from './step-value'

describe('stepValue', () => {
  it.each(vectorsOf<typeof stepValue>('stepper'))('[AC-013] [SC-061] $id', ({ in: input, out }) => {
    expect(stepValue(input)).toBe(out)
  })

  it('from inside the bounds no walk leaves them, and each step moves by its delta or not at all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.nat(30),
        fc.array(fc.integer({ min: -4, max: 4 })),
        (min, span, deltas) => {
          const max = min + span
          let value = min
          for (const delta of deltas) {
            const next = stepValue({ value, min, max, delta })
            expect([value, value + delta]).toContain(next)
            expect(next >= min && next <= max).toBe(true)
            value = next
          }
        },
      ),
    )
  })

  it('[SC-061] goes from 1 to 20 unless told otherwise', () => {
    expect([stepValue({ value: 2, delta: -1 }), stepValue({ value: 1, delta: -1 })]).toEqual([1, 1])
    expect([stepValue({ value: 19, delta: 1 }), stepValue({ value: 20, delta: 1 })]).toEqual([20, 20])
  })
})
