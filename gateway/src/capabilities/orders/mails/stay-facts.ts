import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { premiumOf } from '@escapade/shared-contracts/rules/money/premium-of'
import { refundWords } from '@escapade/shared-contracts/rules/stays/refund-words'
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
      lines: [departure(t, locale, stay), t('stay.nights', { count: stay.nights })],
    },
    { label: t('stay.travellers'), lines: [travellers(t, stay)] },
    ...lodgingFacts(t, stay),
    ...(activities.length ? [{ label: t('stay.activities'), lines: activities }] : []),
    ...partnerFacts(t, stay),
  ]
}

/** Stays that were sold earlier do not know the hour. */
const departure = (t: SayOfMails, locale: Locale, { checkout, checkoutHour: text }: OrderedStay) =>
  text
    ? t('stay.departureBy', {
        date: day(locale, checkout),
        hour: formatClock({ text, language: bcp47(locale) }),
      })
    : day(locale, checkout)

/** Room, beds, number of rooms and board; nothing for a stay that was sold before they were kept. */
export function lodgingFacts(t: SayOfMails, { lodging }: OrderedStay): Fact[] {
  if (!lodging) return []
  const { room, rooms, bedding, meals } = lodging
  return [
    {
      label: t('stay.room'),
      lines: [rooms > 1 ? t('stay.several', { count: rooms, room }) : room, bedding].filter(Boolean),
    },
    { label: t('stay.meals'), lines: [meals] },
  ]
}

/** The partner on whose page it was sold, and the conditions as they were then. */
export const partnerFacts = (t: SayOfMails, { partner }: OrderedStay): Fact[] =>
  partner
    ? [{ label: t('stay.partner'), lines: [partner.name, partner.terms].filter((line) => line !== null) }]
    : []

export const travellers = (t: SayOfMails, { adult, child, baby }: OrderedStay) =>
  [
    t('stay.adults', { count: adult }),
    child > 0 && t('stay.children', { count: child }),
    baby > 0 && t('stay.babies', { count: baby }),
  ]
    .filter(Boolean)
    .join(', ')

/** With its hours. */
export function includedLine(
  t: SayOfMails,
  locale: Locale,
  { title, repeated, schedules }: OrderedStay['programLineList'][number],
): string {
  const hours = schedules.map((text) => formatClock({ text, language: bcp47(locale) }))
  return [repeated > 1 ? t('stay.repeated', { title, times: repeated }) : title, ...hours].join(' · ')
}

/** The words of the shop's pages, from the terms that refund. */
export function cancellationText(
  t: SayOfMails,
  { stay, locale, lines }: Pick<Order, 'stay' | 'locale' | 'lines'>,
): string {
  if (!stay) return ''
  const { title, text } = refundWords(
    { hasDates: true, policy: stay.cancellationPolicy, premiumCents: premiumOf(lines), locale },
    { say: (key, values) => (key === 'addDates' ? '' : t(`terms.${key}`, values)), language: bcp47(locale) },
  )
  return `${title}. ${text}`
}
