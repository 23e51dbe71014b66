import fc from 'fast-check'
import { paidShares } from './paid-shares'

const gift = fc.record({
  kind: fc.constantFrom('box' as const, 'singleVoucher' as const, 'giftCard' as const),
  paidCents: fc.integer({ min: 1, max: 100_000 }),
})

it('[CH-043] takes the whole promotion off the gifts it reduces, to the cent, and nothing off gift cards', () => {
  fc.assert(
    fc.property(fc.array(gift, { minLength: 1, maxLength: 10 }), fc.nat(100), (gifts, percent) => {
      const reduced = gifts.filter(({ kind }) => kind !== 'giftCard')
      const price = reduced.reduce((sum, { paidCents }) => sum + paidCents, 0)
      const promotionCents = Math.round((price * percent) / 100)
      const shares = paidShares({ gifts, promotionCents })
      const all = gifts.reduce((sum, { paidCents }) => sum + paidCents, 0)
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(all - promotionCents)
      for (const [index, { kind, paidCents }] of gifts.entries()) {
        expect(shares[index]).toBeGreaterThanOrEqual(0)
        if (kind === 'giftCard') expect(shares[index]).toBe(paidCents)
      }
    }),
  )
})
