import fc from 'fast-check'
import { aFlow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { searchSubmitOutcome } from './search-submit-outcome'

const anExperiment = fc.constantFrom('datesForced' as const, 'datesSuggested' as const, 'unassigned' as const)
const aDate = fc.option(fc.constant('2024-05-10'))
const aSubmission = fc.record({
  experiment: anExperiment,
  flow: aFlow,
  checkin: aDate,
  checkout: aDate,
  clearedBefore: fc.boolean(),
})

describe('searchSubmitOutcome', () => {
  it.each(vectorsOf<typeof searchSubmitOutcome>('searchGate'))(
    '[SE-058] [SE-059] [SE-060] $id',
    ({ in: input, out }) => expect(searchSubmitOutcome(input)).toBe(out),
  )

  it('[SE-058] [SE-059] [SE-060] both dates always search, and only a booking is ever held back', () => {
    fc.assert(
      fc.property(aSubmission, (submission) => {
        const { experiment, flow, checkin, checkout, clearedBefore } = submission
        const isHeld =
          flow === 'booking' &&
          !(checkin && checkout) &&
          (experiment === 'datesForced' || (experiment === 'datesSuggested' && !clearedBefore))
        expect(searchSubmitOutcome(submission)).toBe(isHeld ? 'openCalendar' : 'navigate')
      }),
    )
  })

  it.each([
    [null, '2024-05-12'],
    ['2024-05-10', null],
  ])('[SE-058] [SE-059] one date is not enough (%s, %s)', (checkin, checkout) => {
    const search = { flow: 'booking', checkin, checkout, clearedBefore: false } as const
    expect(searchSubmitOutcome({ ...search, experiment: 'datesForced' })).toBe('openCalendar')
    expect(searchSubmitOutcome({ ...search, experiment: 'datesSuggested' })).toBe('openCalendar')
  })
})
