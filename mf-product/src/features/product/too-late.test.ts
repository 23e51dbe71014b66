import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { hotelIdOf, isGone, isOver } from './too-late'

const now = '2026-11-20T10:00:00'
const refusal = (status: number, values?: Record<string, unknown>) =>
  new ApiError({
    kind: 'http',
    status,
    problem: { type: 'about:blank', title: 'Not found', code: 'product-not-found', status, values },
  })

describe('[PR-036] a stay is over', () => {
  it.each([
    [true, null, false],
    [false, null, true],
    [true, '2026-11-19', true],
    [true, '2026-11-20', false],
  ])('published %s, sold until %s: %s', (published, expiration, over) => {
    expect(isOver({ published, expiration }, now)).toBe(over)
  })

  it('[PR-037] is gone when the gateway does not know it, not when it is in trouble', () => {
    expect(isGone(refusal(404))).toBe(true)
    expect(isGone(refusal(500))).toBe(false)
    expect(isGone(new Error('404'))).toBe(false)
  })

  it('names the hotel when the refusal does', () => {
    expect(hotelIdOf(refusal(404, { hotelId: 'h1' }))).toBe('h1')
    expect(hotelIdOf(refusal(404))).toBeNull()
  })
})
