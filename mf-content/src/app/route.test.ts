import { readRoute } from './route'

const at = (path: string, query: Record<string, string> = {}) => readRoute({ path, query })

describe('readRoute', () => {
  it.each([
    ['[SH-003] home', '/', {}, { page: 'home', flow: 'booking' }],
    ['[CO-001] home of the gift flow', '/', { flow: 'gifting' }, { page: 'home', flow: 'gifting' }],
    ['home of an unknown flow', '/', { flow: 'flying' }, { page: 'home', flow: 'booking' }],
    ['[SH-008] static page', '/static/faq', {}, { page: 'static', id: 'faq' }],
    ['[SH-008] static without id', '/static', {}, { page: 'static', id: null }],
    ['[SH-019] contact', '/contact', {}, { page: 'contact' }],
    ['[SH-024] wishlist', '/account/wishlist', {}, { page: 'wishlist' }],
    ['[SH-059] anything else', '/no-such-page', {}, { page: 'not-found' }],
    ['below contact', '/contact/us', {}, { page: 'not-found' }],
  ])('%s', (_, path, query, route) => {
    expect(at(path, query)).toEqual(route)
  })
})
