import { firstPageOf, readSearchRoute, redirectOf, searchUriOf } from './route'

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

describe('searchUriOf', () => {
  const vouchers = at({ flow: 'gifting', type: 'singleVoucher', recommendedOfferId: '7&8', page: '2' })

  it.each([
    [{ flow: 'booking' }, '', '/search?flow=booking'],
    [{ flow: 'booking', page: 0 }, 'city=75', '/search?flow=booking&page=0#city=75'],
    [{ flow: 'hotel', from: 'search bar' }, 'city=75', '/search?flow=hotel&from=search%20bar#city=75'],
    [vouchers, '', '/search?flow=gifting&page=2&type=singleVoucher&recommendedOfferId=7%268'],
  ] as const)('[SE-002] [SE-013] [SE-057] says %j at "%s"', (address, hash, uri) => {
    expect(searchUriOf(address, hash)).toBe(uri)
  })

  it('[SE-002] [SE-030] goes to the first page of the same list', () => {
    expect(firstPageOf(vouchers, 'a=2')).toBe(
      '/search?flow=gifting&type=singleVoucher&recommendedOfferId=7%268#a=2',
    )
  })
})

describe('redirectOf', () => {
  const redirect = (query: Record<string, string>, singleVoucherSearch: boolean) =>
    redirectOf({ route: at(query), singleVoucherSearch })

  it('[SE-002] sends gift searches to single vouchers in the experiment only', () => {
    expect(redirect({ flow: 'gifting' }, true)).toBe('/search?flow=gifting&type=singleVoucher')
    expect(redirect({ flow: 'gifting', page: '1', recommendedOfferId: '7' }, true)).toBe(
      '/search?flow=gifting&page=1&type=singleVoucher&recommendedOfferId=7',
    )
    expect(redirect({ flow: 'gifting' }, false)).toBeNull()
    expect(redirect({ flow: 'gifting', type: 'singleVoucher' }, true)).toBeNull()
    expect(redirect({ flow: 'booking' }, true)).toBeNull()
  })
})
