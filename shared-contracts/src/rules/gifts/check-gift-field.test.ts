import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { characterCount } from '../text/text-rules'
import { checkGiftField, giftFieldLimits } from './check-gift-field'

const aField = fc.constantFrom('fromName' as const, 'message' as const)
const aText = fc.string({ unit: 'grapheme', maxLength: 250 })

describe('checkGiftField', () => {
  it.each(vectorsOf<typeof checkGiftField>('giftMessage'))(
    '[GI-018] [GI-019] [GI-020] [GI-021] [GI-022] [GI-023] [GI-024] [GI-036] $id',
    ({ in: input, out }) => expect(checkGiftField(input)).toStrictEqual(out),
  )

  it.each([
    ['fromName', 40],
    ['message', 180],
  ] as const)('[GI-021] [GI-022] %s holds %i characters and no more', (field, limit) => {
    expect(giftFieldLimits[field]).toBe(limit)
    const full = 'é'.repeat(limit)
    expect(checkGiftField({ field, value: full }).error).toBeNull()
    expect(checkGiftField({ field, value: '', attempt: full })).toEqual({
      value: full,
      accepted: true,
      error: null,
    })
    expect(checkGiftField({ field, value: full, attempt: `${full}é` }).value).toBe(full)
    expect(checkGiftField({ field, value: `${full}é` }).error).toBe('tooLong')
  })

  it('[GI-023] whatever is typed, the field never grows beyond its limit and shows the old or the new text', () => {
    fc.assert(
      fc.property(aField, fc.array(aText), (field, attempts) => {
        let value = ''
        for (const attempt of attempts) {
          const typed = checkGiftField({ field, value, attempt })
          expect(typed.value).toBe(typed.accepted ? attempt : value)
          expect(typed.errorMs).toBe(typed.accepted ? undefined : 1000)
          value = typed.value
          expect(characterCount(value)).toBeLessThanOrEqual(giftFieldLimits[field])
        }
      }),
    )
  })

  it('[GI-018] [GI-019] only a mandatory field minds being empty', () => {
    fc.assert(
      fc.property(aField, fc.stringMatching(/^ {0,5}$/), (field, value) => {
        expect(checkGiftField({ field, value, mandatory: true }).error).toBe('mandatory')
        expect(checkGiftField({ field, value, mandatory: false }).error).toBeNull()
        expect(checkGiftField({ field, value }).error).toBe(field === 'fromName' ? 'mandatory' : null)
      }),
    )
  })

  it('[GI-036] a message may be any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        const error = characterCount(value) > giftFieldLimits.message ? 'tooLong' : null
        expect(checkGiftField({ field: 'message', value }).error).toBe(error)
      }),
    )
  })
})
