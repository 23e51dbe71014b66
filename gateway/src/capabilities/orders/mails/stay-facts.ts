import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { formatDeadline } from '@escapade/shared-contracts/rules/stays/format-deadline'
import { refundTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { OrderedStay } from '../records/order-tables'
import type { Order } from '../records/orders-repository'
import { stayOf } from '../records/sold-stay'
import type { Fact } from './mail-input'
import type { SayOfMails } from './texts/texts'

/** With weekday and year: a stay may be a year ahead. */
export const day = (locale: Locale, date: string) =>
  formatDay({ day: date, language: bcp47(locale), style: 'whole' })
export const euros = (locale: Locale, cents: number) => formatCents({ cents, locale })

export function stayFacts(t: SayOfMails, order: Order): Fact[] {
  const { locale } = order
  const stay = stayOf(order)
  const activities = stay.activityDates.map(({ activityId, date }) => {
    const title = stay.programLineList.find((line) => line.activityId === activityId)?.title ?? ''
    return t('stay.activityDay', { title, date: day(locale, date) })
  })
  return [
    {
      label: t('stay.arrival'),
      lines: [
        t('stay.arrivalFrom', {
          date: day(locale, stay.checkin),
          hour: formatClock({ text: stay.checkinHour, language: bcp47(locale) }),
        }),
      ],
    },
    {
      label: t('stay.departure'),
      lines: [`${day(locale, stay.checkout)} · ${t('stay.nights', { count: stay.nights })}`],
    },
    { label: t('stay.travellers'), lines: [travellers(t, stay)] },
    ...(activities.length ? [{ label: t('stay.activities'), lines: activities }] : []),
  ]
}

const travellers = (t: SayOfMails, { adult, child, baby }: OrderedStay) =>
  [
    t('stay.adults', { count: adult }),
    child > 0 && t('stay.children', { count: child }),
    baby > 0 && t('stay.babies', { count: baby }),
  ]
    .filter(Boolean)
    .join(', ')

export const includedLine = (t: SayOfMails, { title, repeated }: OrderedStay['programLineList'][number]) =>
  repeated > 1 ? t('stay.repeated', { title, times: repeated }) : title

/** The words of the shop's pages, from the terms that refund. */
export function cancellationText(t: SayOfMails, order: Order): string {
  const policy = stayOf(order).cancellationPolicy
  const { notice, percent, deadline } = refundTerms({ hasDates: true, policy })
  // An order always has dates.
  if (notice === 'addDates') return ''
  // One sentence says it all.
  if (notice === 'nonRefundable') return t('terms.nonRefundable')
  const until = deadline ? formatDeadline({ deadline, language: bcp47(order.locale) }) : ''
  return `${t(`terms.notice.${notice}`, { percent })}. ${t(`terms.${notice}`, { deadline: until })}`
}
