import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { defaultNights, whenPattern } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { TFunction } from 'i18next'

type Input = {
  criteria: Criteria
  locale: Locale
  t: TFunction
  range: (from: string, to: string, locale: Locale) => string
}

/** When, as the criteria say it; null where they leave it open. */
export function datesInWords({ criteria, locale, t, range }: Input): string | null {
  const { checkin, checkout, flex, when, nights = defaultNights } = criteria
  if (checkin && checkout) {
    const days = range(checkin, checkout, locale)
    return flex ? t('dates.around', { days, count: flex }) : days
  }
  if (!when || !whenPattern.test(when)) return null
  return `${monthInWords({ when, locale, t })} · ${t('dates.nights', { count: nights })}`
}

/** "Weekend in December 2026", "December 2026". */
export function monthInWords({ when, locale, t }: { when: string; locale: Locale; t: TFunction }): string {
  const month = formatDay({ day: `${when.slice(0, 7)}-01`, language: bcp47(locale), style: 'month' })
  return t(when.endsWith('-weekend') ? 'dates.weekend' : 'dates.month', { month })
}
