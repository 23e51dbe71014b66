import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { activityIdOf, chooseActivityDate } from './choose-activity-date'

const aChoice = fc
  .tuple(fc.constantFrom('1', '12', '121', '15'), fc.nat(6))
  .map(([activityId, dayIndex]) => `${activityId}_${dayIndex}`)

describe('chooseActivityDate', () => {
  it.each(vectorsOf<typeof chooseActivityDate>('activityDates'))(
    '[PR-030] [SC-013] $id',
    ({ in: input, out }) => {
      expect(chooseActivityDate(input)).toStrictEqual(out)
    },
  )

  it('[PR-030] every activity keeps its latest choice, and only that', () => {
    fc.assert(
      fc.property(fc.array(aChoice), (choices) => {
        const selected = choices.reduce<string[]>(
          (kept, choice) => chooseActivityDate({ selected: kept, choice }),
          [],
        )
        const latest = new Map(choices.map((choice) => [activityIdOf(choice), choice]))
        expect([...selected].sort()).toEqual([...latest.values()].sort())
        expect(selected.at(-1)).toBe(choices.at(-1))
      }),
    )
  })
})
