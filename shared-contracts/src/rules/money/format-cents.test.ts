import fc from 'fast-check'
import { aLocale, someCents } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { formatCents } from './format-cents'

/** Reads the amount back: the digits, with two more where cents are written. */
const readCents = (text: string) => {
  const digits = Number(text.replace(/\D/g, ''))
  return /,\d\d(\D|$)/.test(text) ? digits : digits * 100
}

describe('formatCents', () => {
  it.each(vectorsOf<typeof formatCents>('centsDisplay'))('[SC-065] $id', ({ in: input, out }) => {
    expect(formatCents(input)).toBe(out)
  })

  it('[SC-065] can be read back to the cent in every locale, and writes cents only when there are any', () => {
    fc.assert(
      fc.property(someCents, aLocale, (cents, locale) => {
        const text = formatCents({ cents, locale })
        expect(readCents(text)).toBe(cents)
        expect(/,\d\d(\D|$)/.test(text)).toBe(cents % 100 !== 0)
        expect(text).toContain('€')
      }),
    )
  })

  it('never breaks between amount and sign', () => {
    fc.assert(
      fc.property(someCents, aLocale, (cents, locale) =>
        expect(formatCents({ cents, locale })).not.toContain(' '),
      ),
    )
  })
})
