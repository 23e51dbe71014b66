import { readRoute } from './route'

it.each([
  ['/product/7', {}, { id: '7', flow: 'booking' }],
  ['/product/a%2Fb', {}, { id: 'a/b', flow: 'booking' }],
  ['/product/100%', {}, { id: '100%', flow: 'booking' }],
  ['/product', {}, { id: '', flow: 'booking' }],
  ['/product/7', { flow: 'gifting' }, { id: '7', flow: 'gifting' }],
])('readRoute of %s %j', (path, query, route) => expect(readRoute({ path, query })).toEqual(route))
