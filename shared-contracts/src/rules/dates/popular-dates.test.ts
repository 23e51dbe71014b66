import fc from 'fast-check'
import { aLocale, aNow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { addDays, dayOf, diffDays, hourOf, weekday } from './days'
import { isDaySelectable } from './is-day-selectable'
import { popularDates } from './popular-dates'

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

  it('[SC-066] a campaign shows in its markets until the last day of arrival has passed', () => {
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

  it('[SC-066] campaigns of the year ahead have their names, those beyond wait', () => {
    const shown = popularDates({ now: '2026-11-21T10:00:00', locale: 'fr_BE', experiment: true })
    expect(shown.flatMap(({ name, checkin }) => (name ? [`${name} ${checkin}`] : []))).toEqual([
      'christmas 2026-12-24',
      'newYear 2026-12-31',
      'valentine 2027-02-12',
      'easter 2027-03-26',
      'ascension 2027-05-05',
      'pentecost 2027-05-14',
      'allSaints 2027-10-29',
      'armistice 2027-11-11',
    ])
  })

  it('[SC-066] feasts that move lie where Easter puts them', () => {
    const easter = '2027-03-28'
    const shown = popularDates({ now: '2026-11-21T10:00:00', locale: 'fr_FR', experiment: true })
    for (const [name, days] of [
      ['easter', 0],
      ['ascension', 39],
      ['pentecost', 49],
    ] as const) {
      const { checkin = '', checkout = '' } = shown.find((dates) => dates.name === name) ?? {}
      const feast = addDays(easter, days)
      expect([checkin < feast, feast < checkout]).toEqual([true, true])
    }
  })
})
