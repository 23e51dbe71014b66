import { readSearchRoute, redirectOf } from './route'

const at = (query: Record<string, string>, activityOnly = true) =>
  readSearchRoute({ path: '/search', query }, { activityOnly })

describe('readSearchRoute', () => {
  it.each([
    [
      { flow: 'hotel', page: '0' },
      { flow: 'hotel', page: 0 },
    ],
    [
      { flow: 'hotel', page: '1' },
      { flow: 'hotel', page: 1 },
    ],
    [{ flow: 'flying' }, { flow: 'booking', page: 0 }],
    [{ page: '-1' }, { flow: 'booking', page: 0 }],
    [{ page: '1e3' }, { flow: 'booking', page: 0 }],
    [{ page: '9999' }, { flow: 'booking', page: 1000 }],
  ])('[SH-027] reads %j', (query, route) => {
    expect(at(query)).toEqual(route)
  })

  it('[SH-004] falls back to booking while activities are off', () => {
    expect(at({ flow: 'activity' })).toEqual({ flow: 'activity', page: 0 })
    expect(at({ flow: 'activity' }, false)).toEqual({ flow: 'booking', page: 0 })
  })
})

describe('redirectOf', () => {
  const redirect = (query: Record<string, string>, singleVoucherSearch: boolean) =>
    redirectOf({ route: at(query), singleVoucherSearch })

  it('[SE-002] sends gift searches to single vouchers in the experiment only', () => {
    expect(redirect({ flow: 'gifting' }, true)).toBe('/search?flow=gifting&type=singleVoucher')
    expect(redirect({ flow: 'gifting' }, false)).toBeNull()
    expect(redirect({ flow: 'gifting', type: 'singleVoucher' }, true)).toBeNull()
    expect(redirect({ flow: 'booking' }, true)).toBeNull()
  })
})
