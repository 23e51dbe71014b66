import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { checkContactField } from './check-contact-field'

const freeField = fc.constantFrom('name', 'email', 'phone', 'description', 'reason')

describe('checkContactField', () => {
  it.each(vectorsOf<typeof checkContactField>('contactForm'))(
    '[CO-024] [CO-025] [CO-026] [CO-027] [CO-028] [CO-031] $id',
    ({ in: input, out }) => expect(checkContactField(input)).toStrictEqual(out),
  )

  it('[CO-024] [CO-025] a booking number is eight digits, unless there is no booking yet', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 99_999_999 }), (text, number) => {
        const digits = String(number).padStart(8, '0')
        const check = (value: string, reason: string) =>
          checkContactField({ field: 'bookingNumber', value, reason })
        expect(check(digits, 'complaint')).toEqual({ visible: true, error: null })
        expect(check(`${digits}0`, 'complaint').error).toBe('bookingNumberDigits')
        expect(check(digits.slice(1), 'complaint').error).toBe('bookingNumberDigits')
        expect(check(text, 'avv_info')).toEqual({ visible: false, error: null })
      }),
    )
  })

  it('[CO-031] blank is mandatory where required and fine where not', () => {
    fc.assert(
      fc.property(freeField, fc.stringMatching(/^\s{0,4}$/), (name, value) => {
        const field = name as 'name'
        expect(checkContactField({ field, value })).toEqual({ error: 'mandatory' })
        expect(checkContactField({ field, value, required: false })).toEqual({ error: null })
      }),
    )
  })

  it('[CO-027] a phone number keeps to its characters', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9()+-][0-9 ()+-]{0,15}$/),
        fc.constantFrom('a', '.', '/', '#'),
        (phone, odd) => {
          expect(checkContactField({ field: 'phone', value: phone }).error).toBeNull()
          expect(checkContactField({ field: 'phone', value: phone + odd }).error).toBe('phoneIncorrect')
        },
      ),
    )
  })
})
