import { readRoute } from './route'

it.each([
  ['[SH-025] sign-in', '/account/signin', 'signIn'],
  ['[SH-023] trips', '/account/trips', 'trips'],
  ['[SH-024] wishlist', '/account/wishlist', 'wishlist'],
  ['[GI-037] gifts', '/account/gifts', 'gifts'],
  ['[SH-022] profile', '/account/settings/profile', 'profile'],
  ['[SH-022] security', '/account/settings/security', 'security'],
  ['[SH-024] the end of mails', '/account/mails', 'mails'],
  ['the account', '/account', 'account'],
  ['what is not there', '/account/trips/7', 'not-found'],
  ['a name of every object', '/account/constructor', 'not-found'],
])('%s: %s', (_, path, page) => {
  expect(readRoute({ path, query: {} })).toEqual({ page })
})
