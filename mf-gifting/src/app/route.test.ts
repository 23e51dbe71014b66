import { readRoute } from './route'

it.each([
  ['[SH-015] a box', '/boxes/4', {}, { page: 'box', id: '4' }],
  ['[SH-015] a box without id', '/boxes', {}, { page: 'box', id: '' }],
  ['[SH-026] the gift that was received', '/beneficiary/login', {}, { page: 'beneficiary', box: false }],
  [
    '[SH-041] the box that was received',
    '/beneficiary/login',
    { type: 'box' },
    { page: 'beneficiary', box: true },
  ],
  ['[SH-021] the gift card', '/giftcard/customization', {}, { page: 'gift-card', many: false }],
  ['[SH-021] many gift cards', '/giftcard/customization', { many: '1' }, { page: 'gift-card', many: true }],
  ['what is below and unknown', '/giftcard', {}, { page: 'not-found' }],
])('%s', (_, path, query, route) => {
  expect(readRoute({ path, query })).toEqual(route)
})
