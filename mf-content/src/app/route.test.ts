import { readRoute } from './route'

const at = (path: string, query: Record<string, string> = {}) => readRoute({ path, query }, 'fr_FR')

describe('readRoute', () => {
  it.each([
    ['[SH-003] home', '/', {}, { page: 'home', flow: 'booking' }],
    ['[CO-001] home of the gift flow', '/', { flow: 'gifting' }, { page: 'home', flow: 'gifting' }],
    ['home of an unknown flow', '/', { flow: 'flying' }, { page: 'home', flow: 'booking' }],
    ['[SH-008] static page', '/static/terms', {}, { page: 'static', id: 'terms' }],
    ['the help centre', '/static/faq', {}, { page: 'help', id: 'faq' }],
    ['what leads to withdrawing', '/static/withdrawal', {}, { page: 'withdrawal', id: 'withdrawal' }],
    ['a page below the help centre', '/static/faq/a', {}, { page: 'static', id: 'faq/a' }],
    ['[SH-008] static without id', '/static', {}, { page: 'not-found' }],
    ['[SH-019] contact', '/contact', {}, { page: 'contact' }],
    [
      '[SH-059] [SH-014] what may be of a partner',
      '/no-such-page',
      {},
      { page: 'minisite', url: 'no-such-page' },
    ],
    ['[SH-014] an address that no partner can have', '/Club', {}, { page: 'not-found' }],
    ['[SH-059] anything else', '/no-such/page', {}, { page: 'not-found' }],
    ['below contact', '/contact/us', {}, { page: 'not-found' }],
    ['[CO-057] ideas', '/idees', {}, { page: 'ideas' }],
    ['[SH-010] a town', '/ville/paris', {}, { page: 'landing', address: { key: 'ville', slug: 'paris' } }],
    ['[SH-010] an idea', '/idee/spa', {}, { page: 'landing', address: { key: 'idee', slug: 'spa' } }],
    ['[SH-010] the key of another language', '/ciudad/paris', {}, { page: 'not-found' }],
    ['a landing key alone', '/ville', {}, { page: 'not-found' }],
  ])('%s', (_, path, query, route) => {
    expect(at(path, query)).toEqual(route)
  })
})
