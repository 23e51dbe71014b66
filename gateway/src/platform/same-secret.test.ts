import fc from 'fast-check'
import { isSameSecret } from './same-secret'

it('compares any two texts, whatever they are made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (given, secret) => {
      expect(isSameSecret(given, secret)).toBe(given === secret)
      expect(isSameSecret(secret, secret)).toBe(true)
    }),
  )
})

it('tells letters of two bytes from as many letters of one', () => {
  expect(isSameSecret('é'.repeat(43), 'e'.repeat(43))).toBe(false)
})
