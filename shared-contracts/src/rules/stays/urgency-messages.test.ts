import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { urgencyMessages } from './urgency-messages'

describe('urgencyMessages', () => {
  it.each(vectorsOf<typeof urgencyMessages>('urgency'))('[PR-008] $id', ({ in: input, out }) => {
    expect(urgencyMessages(input)).toStrictEqual(out)
  })

  it('[PR-008] at most two, few rooms first, then the given ones in their order', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -2, max: 10 })),
        fc.array(fc.string()),
        (availableRooms, texts) => {
          const shown = urgencyMessages({ availableRooms, messages: texts.map((message) => ({ message })) })
          const areFew = availableRooms !== null && availableRooms >= 1 && availableRooms <= 3
          const room = areFew ? 1 : 0
          expect(shown.slice(0, room)).toEqual(areFew ? [{ roomsLeft: availableRooms }] : [])
          expect(shown.slice(room)).toEqual(texts.slice(0, 2 - room))
        },
      ),
    )
  })
})
