import { isPackageTravel, type TravelOffer } from './is-package-travel'

const stay = (...services: Extract<TravelOffer, { kind: 'stay' }>['services']): TravelOffer => ({
  kind: 'stay',
  services,
})
const room = { type: 'ROOM' }
const minor = (share: number) => ({ type: 'ACTIVITY', essential: false, share })

it.each([
  ['room and breakfast', stay(room, { type: 'BREAKFAST' }), false],
  ['half board', stay(room, { type: 'BREAKFAST' }, { type: 'DINNER' }), false],
  ['a late check-out', stay(room, { type: 'EXTRA' }), false],
  ['nothing named', stay(), false],
  ['an activity it is sold for', stay(room, { type: 'ACTIVITY' }), true],
  ['a minor activity below a quarter', stay(room, minor(0.24)), false],
  ['a minor activity of a quarter', stay(room, minor(0.25)), true],
  ['two minor activities of a quarter together', stay(room, minor(0.125), minor(0.125)), true],
  ['a minor activity beside one it is sold for', stay(room, minor(0.1), { type: 'ACTIVITY' }), true],
  ['a gift box', { kind: 'box' } as const, true],
  ['a gift card', { kind: 'giftCard' } as const, false],
  ['an activity without a night', { kind: 'activity' } as const, false],
])('[CH-005] takes %s for package travel: %s', (_what, offer, expected) => {
  expect(isPackageTravel(offer)).toBe(expected)
})
