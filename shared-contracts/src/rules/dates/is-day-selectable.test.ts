import fc from 'fast-check'
import { aDay, anHour, wallClock } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { addDays, dayOf, diffDays, hourOf } from './days'
import { type DayQuestion, isDaySelectable } from './is-day-selectable'

/** Questions within one season, so that days, check-in and check-out meet often. */
const aQuestion: fc.Arbitrary<DayQuestion> = aDay.chain((today) => {
  const near = fc.integer({ min: -5, max: 40 }).map((days) => addDays(today, days))
  return fc.record({
    now: anHour.map((hour) => wallClock(today, hour)),
    day: near,
    availabilities: fc.option(fc.uniqueArray(near, { maxLength: 20 })),
    checkin: fc.option(near),
    checkout: fc.option(near),
    possibleNights: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })),
  })
})

/** The sentences of the specification, one after the other. */
const naiveReason = ({ now, day, availabilities, checkin, checkout, possibleNights }: DayQuestion) => {
  const exist = availabilities !== null && availabilities.length > 0
  const isIn = availabilities?.includes(day) ?? false
  const choosingCheckin = checkin === null
  const bothSet = checkin !== null && checkout !== null
  const restart = checkin !== null && checkout === null && day <= checkin
  const choosingCheckout = checkin !== null && checkout === null && !restart
  if (day < dayOf(now)) return 'PAST'
  if (day === dayOf(now) && hourOf(now) >= 20) return 'TODAY_AFTER_20'
  if (exist && !isIn && (choosingCheckin || bothSet || restart)) return 'NO_AVAILABILITY'
  if (!exist && choosingCheckout && diffDays(checkin, day) > 20) return 'MORE_THAN_20_DAYS'
  if (choosingCheckout && possibleNights && !possibleNights.includes(diffDays(checkin, day)))
    return 'NOT_POSSIBLE_NIGHT'
  return null
}

describe('isDaySelectable', () => {
  it.each(vectorsOf<typeof isDaySelectable>('calendarDay'))('[SC-058] $id', ({ in: input, out }) => {
    expect(isDaySelectable(input)).toStrictEqual(out)
  })

  it('agrees with the specification read sentence by sentence', () => {
    fc.assert(
      fc.property(aQuestion, (question) => {
        const reason = naiveReason(question)
        expect(isDaySelectable(question)).toEqual({ selectable: reason === null, reason })
      }),
      { numRuns: 1000 },
    )
  })

  it('no data closes only what is past or far: nothing known and an empty list are the same', () => {
    fc.assert(
      fc.property(aQuestion, (question) => {
        const unknown = isDaySelectable({ ...question, availabilities: null })
        expect(isDaySelectable({ ...question, availabilities: [] })).toEqual(unknown)
      }),
    )
  })

  it('more rooms never close a day', () => {
    fc.assert(
      fc.property(aQuestion, aDay, (question, extra) => {
        fc.pre(question.availabilities !== null && question.availabilities.length > 0)
        const more = { ...question, availabilities: [...(question.availabilities ?? []), extra] }
        if (isDaySelectable(question).selectable) expect(isDaySelectable(more).selectable).toBe(true)
      }),
    )
  })

  it('[SC-058] without data a stay may last 20 nights, counted over the end of February', () => {
    const from = { now: '2024-02-10T10:00:00', checkin: '2024-02-15', checkout: null }
    const reason = (day: string) =>
      isDaySelectable({ ...from, day, availabilities: null, possibleNights: null }).reason
    expect(reason('2024-03-06')).toBeNull()
    expect(reason('2024-03-07')).toBe('MORE_THAN_20_DAYS')
  })

  it('[SC-058] today closes at 20:00 sharp', () => {
    const reason = (now: string) =>
      isDaySelectable({
        now,
        day: '2024-04-10',
        availabilities: null,
        checkin: null,
        checkout: null,
        possibleNights: null,
      }).reason
    expect(reason('2024-04-10T19:59:59')).toBeNull()
    expect(reason('2024-04-10T20:00:00')).toBe('TODAY_AFTER_20')
  })
})
