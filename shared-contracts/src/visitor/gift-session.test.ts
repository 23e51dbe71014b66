import type { GiftWorth } from '../api/gifts/gift-redeeming-schemas'
import { giftSessionKey, parseGiftSession, sessionOf, writeGiftSession } from './gift-session'

const worth = {
  kind: 'giftCard',
  status: 'usable',
  balance: 14_200,
  validUntil: '2027-11-20',
  codeEnding: 'PQRS',
  session: { token: 'a.b.c', expiresAt: '2026-11-20T22:00:00Z' },
} as GiftWorth

it('[GI-037] keeps of a gift what its holder needs on every page, and not its code', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  writeGiftSession(storage, sessionOf(worth))
  expect(parseGiftSession(storage.getItem(giftSessionKey))).toEqual({
    token: 'a.b.c',
    kind: 'giftCard',
    balance: 14_200,
    validUntil: '2027-11-20',
    codeEnding: 'PQRS',
    cheapest: null,
  })
  writeGiftSession(storage, null)
  expect(kept.size).toBe(0)
})

it.each([null, 'null', '{', '[]', '"x"', '{"token":1}', '{"token":"a"}'])('reads nothing from %s', (stored) =>
  expect(parseGiftSession(stored)).toBeNull(),
)

it.each([{ status: 'used' as const }, { status: 'expired' as const }, { session: null }])(
  'takes nothing along of a gift that pays nothing: %o',
  (change) => expect(sessionOf({ ...worth, ...change })).toBeNull(),
)
