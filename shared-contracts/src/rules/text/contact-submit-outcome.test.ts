import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { contactSubmitOutcome } from './contact-submit-outcome'

describe('contactSubmitOutcome', () => {
  it.each(vectorsOf<typeof contactSubmitOutcome>('contactSend'))('[CO-032] $id', ({ in: input, out }) => {
    expect(contactSubmitOutcome(input)).toBe(out)
  })

  it('an invalid form is never sent, and a valid one needs an agent or a token', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.option(fc.string()), (customerCare, token) => {
        expect(contactSubmitOutcome({ allValid: false, customerCare, token })).toBe('banner')
        const isTrusted = customerCare || (token ?? '') !== ''
        const outcome = contactSubmitOutcome({ allValid: true, customerCare, token })
        expect(outcome).toBe(isTrusted ? 'send' : 'banner')
      }),
    )
  })
})
