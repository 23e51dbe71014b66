import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { quote } from '../../../testing/booking-fixture'
import { quoteState } from './quote-state'

const refused = (reason: Parameters<typeof quote>[0]) =>
  quote({ bookable: false, priceInfo: null, ...reason })
const stateOf = (data?: ReturnType<typeof quote>, error: unknown = null) => quoteState({ data, error })

describe('quoteState', () => {
  it('is loading, then bookable', () => {
    expect(stateOf().kind).toBe('loading')
    expect(stateOf(quote()).kind).toBe('bookable')
  })

  it.each([
    ['PACKAGE_NOT_AVAILABLE_CHECKIN', 'unavailable'],
    ['SOLD_OUT', 'unavailable'],
    ['CLOSED_TO_ARRIVAL', 'unavailable'],
    ['CHECKIN_IN_THE_PAST', 'unavailable'],
    ['PARTY_TOO_LARGE', 'refused'],
    ['MINIMUM_LENGTH_OF_STAY', 'refused'],
    ['ACTIVITY_NOT_AVAILABLE', 'refused'],
    [null, 'refused'],
  ] as const)('[PR-056] [PR-058] not bookable for %s: %s', (reason, kind) => {
    expect(stateOf(refused({ reason })).kind).toBe(kind)
  })

  it('passes on what can be booked instead', () => {
    const proposal = { checkin: '2026-12-11', nights: 1, adult: 2, child: 0, baby: 0 }
    const state = stateOf(refused({ reason: 'SOLD_OUT', modifiedReservationCriteria: proposal }))
    expect(state).toEqual({ kind: 'unavailable', proposal, isFull: true })
  })

  it.each([
    [
      new ApiError({ kind: 'http', status: 409, message: 'x PACKAGE_NOT_AVAILABLE_CHECKIN y' }),
      'unavailable',
    ],
    [
      new ApiError({
        kind: 'http',
        status: 409,
        problem: { type: '', title: 'No', status: 409, code: 'package-not-available-checkin' },
      }),
      'unavailable',
    ],
    [new ApiError({ kind: 'http', status: 500 }), 'failed'],
    [new ApiError({ kind: 'network' }), 'failed'],
  ])('[PR-057] [PR-058] the error %s is %s', (error, kind) => {
    expect(stateOf(undefined, error).kind).toBe(kind)
  })
})
