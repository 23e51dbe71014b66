import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import file from '../vectors.json'
import { editDistance } from './edit-distance'
import { emailDomains } from './email-domains'
import { suggestEmail } from './suggest-email'

const aDomain = fc.constantFrom(...emailDomains)
const aLocal = fc.stringMatching(/^[A-Za-z0-9.+]{1,10}$/)

/** A listed domain after up to three slips of the hand. */
const aTypedDomain = fc
  .tuple(aDomain, fc.array(fc.tuple(fc.nat(15), fc.constantFrom('', 'x', 'o', '.')), { maxLength: 3 }))
  .map(([domain, slips]) =>
    slips.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), domain),
  )

describe('suggestEmail', () => {
  it.each(vectorsOf<typeof suggestEmail>('emailSuggestion'))('[CO-029] $id', ({ in: input, out }) => {
    expect(suggestEmail(input)).toBe(out)
  })

  it('[CO-029] knows the listed domains in their order', () => {
    const [, list = ''] = file.rules.emailSuggestion.interpretation.split('List: ')
    expect(emailDomains).toEqual(list.split(', '))
  })

  it.each([
    ['sean.o’connor@gmail.com', "sean.o'connor@gmail.com"],
    ['anne@example.com.', 'anne@example.com'],
    [' anne @ example.com ;', 'anne@example.com'],
    ['mailto:anne@example.com', 'anne@example.com'],
    ['<anne@gmial.com>', 'anne@gmail.com'],
    ['anne@example.com', null],
    ['anne@example', null],
    ['anne at example.com', null],
  ])('proposes %j without what a keyboard or a sentence put in: %j', (email, suggestion) => {
    expect(suggestEmail({ email })).toBe(suggestion)
  })

  it('agrees with measuring every domain and sorting', () => {
    fc.assert(
      fc.property(aLocal, aTypedDomain, (local, typed) => {
        // A full stop at the end is no slip in a domain.
        fc.pre(typed !== '' && !typed.endsWith('.'))
        const [best] = emailDomains
          .map((domain) => ({ domain, distance: editDistance(typed, domain) }))
          .filter(({ domain, distance }) => distance <= (Math.min(typed.length, domain.length) < 8 ? 1 : 2))
          .sort((one, other) => one.distance - other.distance)
        const expected = best && best.distance > 0 ? `${local}@${best.domain}` : null
        expect(suggestEmail({ email: `${local}@${typed}` })).toBe(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('[CO-029] a suggestion is accepted without another one, and keeps what stands before the @', () => {
    fc.assert(
      fc.property(aLocal, aTypedDomain, (local, typed) => {
        const suggested = suggestEmail({ email: `${local}@${typed.toUpperCase()}` })
        if (suggested === null) return
        expect(suggested.split('@')[0]).toBe(local)
        expect(suggestEmail({ email: suggested })).toBeNull()
      }),
    )
  })

  it.each(['joe', 'joe@', '@gmial.com', 'joe@gmial.com@x', 'joe@@gmial.com', ''])('%j gets none', (email) =>
    expect(suggestEmail({ email })).toBeNull(),
  )
})
