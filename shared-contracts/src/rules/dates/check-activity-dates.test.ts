import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { checkActivityDates } from './check-activity-dates'
import { chooseActivityDate } from './choose-activity-date'

const someIds = fc.uniqueArray(fc.constantFrom('1', '12', '121', '15', 'spa'))

describe('checkActivityDates', () => {
  it.each(vectorsOf<typeof checkActivityDates>('activityDatesRequired'))(
    '[HO-014] [PR-028] $id',
    ({ in: input, out }) => expect(checkActivityDates(input)).toBe(out),
  )

  it('[HO-014] [PR-028] is satisfied once each required activity has a choice, in any order', () => {
    fc.assert(
      fc.property(someIds, someIds, (required, chosen) => {
        const selected = chosen.reduce<string[]>(
          (kept, id) => chooseActivityDate({ selected: kept, choice: `${id}_0` }),
          [],
        )
        const isComplete = required.every((id) => chosen.includes(id))
        expect(checkActivityDates({ required, selected })).toBe(isComplete ? null : 'chooseActivityDates')
      }),
    )
  })
})
