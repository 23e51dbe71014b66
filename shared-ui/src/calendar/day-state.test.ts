import type { DayContext } from './calendar-types'
import { dayState } from './day-state'

const context: DayContext = {
  now: '2026-09-08T10:00:00',
  locale: 'fr_FR',
  availabilities: null,
  possibleNights: null,
  picked: { checkin: '2026-09-18', checkout: null },
  aimed: null,
  focused: '2026-09-18',
}

/** Months that are not there yet are open: some place has room. */
const anyPlace: Partial<DayContext> = {
  openWhileLoading: true,
  loadedMonths: ['2026-09'],
  availabilities: { '2026-09-18': {} },
}

describe('dayState', () => {
  it.each([
    ['PAST', '2026-09-07', {}],
    ['TODAY_AFTER_20', '2026-09-08', { now: '2026-09-08T20:00:00' }],
    ['NO_AVAILABILITY', '2026-09-12', { availabilities: { '2026-09-18': {} } }],
    ['MORE_THAN_20_DAYS', '2026-10-09', {}],
    ['NOT_POSSIBLE_NIGHT', '2026-09-21', { possibleNights: [1, 2] }],
    ['LOADING', '2026-12-01', { loadedMonths: ['2026-09', '2026-10'] }],
    ['LOADING', '2026-09-20', { loadedMonths: null }],
    ['LOADING', '2026-09-20', { possibleNights: [], nightsLoading: true }],
    ['PAST', '2026-09-07', { possibleNights: [], nightsLoading: true }],
    [null, '2026-09-17', { possibleNights: [], nightsLoading: true }],
    [null, '2026-09-20', { possibleNights: [1, 2] }],
    [null, '2026-12-01', { ...anyPlace, picked: { checkin: null, checkout: null } }],
    ['NO_AVAILABILITY', '2026-09-12', anyPlace],
    ['PAST', '2026-09-07', { ...anyPlace, loadedMonths: null }],
  ])('[SC-058] the refusal is %s on %s', (refusal, day, change) => {
    expect(dayState(day, { ...context, ...change }).refusal).toBe(refusal)
  })

  it('does not call a past day loading', () => {
    expect(dayState('2026-09-07', { ...context, loadedMonths: null }).refusal).toBe('PAST')
  })

  it.each([
    ['2026-09-18', 'checkin'],
    ['2026-09-19', 'inside'],
    ['2026-09-20', null],
  ])('shows the stay that a click on the 20th would make: %s is %s', (day, role) => {
    expect(dayState(day, { ...context, aimed: '2026-09-20' }).role).toBe(role)
  })

  it('no longer follows the pointer once both dates are picked', () => {
    const picked = { checkin: '2026-09-18', checkout: '2026-09-19' }
    expect(dayState('2026-09-20', { ...context, picked, aimed: '2026-09-25' }).role).toBeNull()
  })
})
