import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { contactReasons, contactRequestTypes } from './contact-request-types'

describe('contactRequestTypes', () => {
  it.each(vectorsOf<typeof contactRequestTypes>('contactReason'))('[CO-023] $id', ({ in: input, out }) => {
    expect(contactRequestTypes(input)).toStrictEqual(out)
  })

  it.each([
    ['avv_info', 'Hotel Activity information request', ''],
    ['booking_info', 'Information/request', ''],
    ['emailconf', 'Information/request', 'Confirmation email'],
    ['modification', 'Modification', ''],
    ['cancellation', 'Cancellation Request', ''],
    ['complaint', 'Complaint', ''],
    ['other', '', ''],
  ])('[CO-023] %s', (reason, requestType, requestSubtype) => {
    expect(contactReasons).toContain(reason)
    expect(contactRequestTypes({ reason })).toEqual({ requestType, requestSubtype })
  })

  it('any other word keeps the form hidden, also one every object knows', () => {
    expect(contactRequestTypes({ reason: 'constructor' })).toBeNull()
    expect(contactRequestTypes({ reason: null })).toBeNull()
    fc.assert(
      fc.property(fc.string(), (reason) => {
        fc.pre(!contactReasons.includes(reason))
        expect(contactRequestTypes({ reason })).toBeNull()
      }),
    )
  })
})
