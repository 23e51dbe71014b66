import fc from 'fast-check'
import { addDays, dayOf, diffDays, hourOf, weekday } from './days'
import { isDaySelectable } from './is-day-selectable'
import { popularDates } from './popular-dates'
import { aLocale, aNow } from './testing/arbitraries'
import { vectorsOf } from './testing/vectors'

describe('popularDates', () => {
  it.each(vectorsOf<typeof popularDates>('popularDates'))('[SC-066] $id', ({ in: input, out }) => {
    expect(popularDates(input)).toStrictEqual(out)
  })

  it('[SC-066] weekends are from Saturday to Sunday, this one hidden on Sunday and on Saturday evening', () => {
    fc.assert(
      fc.property(aNow, (now) => {
        const today = dayOf(now)
        const ranges = popularDates({ now, locale: 'es_ES', experiment: true })
        const isOver = weekday(today) === 7 || (weekday(today) === 6 && hourOf(now) >= 20)
        expect(ranges.map(({ key }) => key)).toEqual([...(isOver ? [] : ['currentWeekend']), 'nextWeekend'])
        for (const { checkin, checkout } of ranges) {
          expect([weekday(checkin), weekday(checkout), diffDays(checkin, checkout)]).toEqual([6, 7, 1])
        }
        const ahead = diffDays(today, ranges.at(-1)?.checkin ?? today)
        expect(ahead >= 6 && ahead <= 12).toBe(true)
      }),
    )
  })

  it('[SC-066] nothing without the experiment, nor in the Netherlands and Italy', () => {
    fc.assert(
      fc.property(aNow, aLocale, fc.boolean(), (now, locale, experiment) => {
        const isOffered = experiment && !['nl_NL', 'it_IT'].includes(locale)
        expect(popularDates({ now, locale, experiment }).length > 0).toBe(isOffered)
      }),
    )
  })

  it('[SC-066] a campaign shows in its markets until nobody can arrive any more', () => {
    fc.assert(
      fc.property(aNow, aLocale, fc.integer({ min: -3, max: 3 }), (now, locale, days) => {
        const from = addDays(dayOf(now), days)
        const campaigns = [{ markets: ['fr_BE' as const], from, to: addDays(from, 3) }]
        const shown = popularDates({ now, locale, experiment: true, campaigns }).some(
          ({ key }) => key === 'campaign',
        )
        const open = { availabilities: null, checkin: null, checkout: null, possibleNights: null }
        const { selectable } = isDaySelectable({ now, day: from, ...open })
        expect(shown).toBe(locale === 'fr_BE' && selectable)
      }),
    )
  })
})
