import { found } from '../testing/offers-fixture'
import { offersRequest } from './offers-request'
import { keepResultsOfPage } from './results-query'

const request = (flow: 'booking' | 'gifting', page: number, stars?: string[]) =>
  offersRequest({ locale: 'fr_FR', flow, page, criteria: stars ? { stars } : {} })

describe('results that stay while others are on their way', () => {
  const before = { queryKey: ['results', request('booking', 0)] as const }
  const answer = found(37, [])

  it.each([
    ['of other criteria', request('booking', 0, ['4']), answer],
    ['of another page', request('booking', 1), undefined],
    ['of another flow', request('gifting', 0), undefined],
  ])('[SE-062] where they are %s', (_, next, kept) => {
    expect(keepResultsOfPage(next)(answer, before)).toBe(kept)
  })

  it('[SE-062] are none at first', () => {
    expect(keepResultsOfPage(request('booking', 0))(undefined, undefined)).toBeUndefined()
  })
})
