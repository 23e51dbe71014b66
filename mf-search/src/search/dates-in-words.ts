import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { addMonths, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { defaultNights, whenPattern } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { TFunction } from 'i18next'

type Input = {
  criteria: Criteria
  locale: Locale
  /** Wall clock of the market: a month of the coming eleven needs no year. */
  now: string
  t: TFunction
  range: (from: string, to: string, locale: Locale) => string
}

/** When, as the criteria say it; null where they leave it open. */
export function datesInWords({ criteria, locale, now, t, range }: Input): string | null {
  const { checkin, checkout, flex, when, nights = defaultNights } = criteria
  if (checkin && checkout) {
    const days = range(checkin, checkout, locale)
    return flex ? t('dates.around', { days, count: flex }) : days
  }
  if (!when || !whenPattern.test(when)) return null
  return `${monthInWords({ when, locale, now, t })} · ${t('dates.nights', { count: nights })}`
}

type Month = Pick<Input, 'locale' | 'now' | 't'> & { when: string }

/** "Weekend in December", "Any day in December 2027". */
export function monthInWords({ when, locale, now, t }: Month): string {
  const month = formatDay({
    day: `${when.slice(0, 7)}-01`,
    language: bcp47(locale),
    style: when.slice(0, 7) < addMonths(monthOf(now), 12) ? 'monthName' : 'month',
  })
  return t(when.endsWith('-weekend') ? 'dates.weekend' : 'dates.month', { month })
}
