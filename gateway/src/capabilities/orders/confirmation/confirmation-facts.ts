import { cancellationNotice } from '@escapade/shared-contracts/rules/cancellation-notice'
import { formatCents } from '@escapade/shared-contracts/rules/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/locale'
import type { TFunction } from 'i18next'
import { shopOrigin, shopUrl } from '../../../platform/shop-url'
import type { Order } from '../orders-repository'
import { confirmationTexts } from './texts/texts'

export type Fact = { label: string; lines: string[] }

/** What the confirmation says, in the buyer's language; HTML and text say the same. */
export type ConfirmationFacts = {
  t: TFunction
  language: string
  order: Order
  orderUrl: string
  pictureUrl: string
  stars: string
  facts: Fact[]
  prices: Fact[]
  included: string[]
  cancellation: string
  /** Rights of package travel; null where the stay is none. */
  travelFormUrl: string | null
}

type Input = { order: Order; publicOrigin: string }

export function confirmationFacts({ order, publicOrigin }: Input): ConfirmationFacts {
  const { locale, stay } = order
  const t = confirmationTexts(locale)
  const shop = { publicOrigin, locale }
  return {
    t,
    language: bcp47(locale),
    order,
    orderUrl: shopUrl({ ...shop, path: `/confirmation/${order.order_uuid}?status=success` }),
    // JPEG: not every mail program draws newer formats.
    pictureUrl: new URL(`${stay.image.base}/640x360.jpg`, shopOrigin(shop)).href,
    stars: '★'.repeat(stay.hotelStars),
    facts: stayFacts(t, order),
    prices: priceFacts(t, order),
    included: stay.programLineList.map((line) => includedLine(t, line)),
    cancellation: cancellationText(t, order),
    travelFormUrl: order.travel_form && shopUrl({ ...shop, path: '/static/package-travel' }),
  }
}

/** With weekday and year: a stay may be a year ahead. */
const day = (locale: Locale, date: string) => format(locale, { dateStyle: 'full' }, `${date}T00:00:00`)
const euros = (locale: Locale, cents: number) => formatCents({ cents, locale })

function stayFacts(t: TFunction, { locale, stay }: Order): Fact[] {
  const activities = stay.activityDates.map(({ activityId, date }) => {
    const title = stay.programLineList.find((line) => line.activityId === activityId)?.title ?? ''
    return t('stay.activityDay', { title, date: day(locale, date) })
  })
  return [
    {
      label: t('stay.arrival'),
      lines: [t('stay.arrivalFrom', { date: day(locale, stay.checkin), hour: stay.checkinHour })],
    },
    {
      label: t('stay.departure'),
      lines: [`${day(locale, stay.checkout)} · ${t('stay.nights', { count: stay.nights })}`],
    },
    { label: t('stay.travellers'), lines: [travellers(t, stay)] },
    ...(activities.length ? [{ label: t('stay.activities'), lines: activities }] : []),
  ]
}

const travellers = (t: TFunction, { adult, child, baby }: Order['stay']) =>
  [
    t('stay.adults', { count: adult }),
    child > 0 && t('stay.children', { count: child }),
    baby > 0 && t('stay.babies', { count: baby }),
  ]
    .filter(Boolean)
    .join(', ')

const includedLine = (t: TFunction, { title, repeated }: Order['stay']['programLineList'][number]) =>
  repeated > 1 ? t('stay.repeated', { title, times: repeated }) : title

function priceFacts(t: TFunction, { locale, total_cents, tax_on_site_cents }: Order): Fact[] {
  const paid = { label: t('price.paid'), lines: [euros(locale, total_cents)] }
  if (tax_on_site_cents === 0) return [paid]
  return [paid, { label: t('price.onSite'), lines: [euros(locale, tax_on_site_cents)] }]
}

function cancellationText(t: TFunction, { locale, stay }: Order): string {
  const policy = stay.cancellationPolicy
  if (cancellationNotice({ hasDates: true, policy }) !== 'free') return t('cancellation.nonRefundable')
  return t('cancellation.free', { deadline: deadlineIn(locale, policy.cancellationDeadline ?? '') })
}

/** Local date-time of the hotel, `2027-05-01T18:00:00`, in words. */
const deadlineIn = (locale: Locale, deadline: string) =>
  format(locale, { dateStyle: 'long', timeStyle: 'short' }, deadline)

/** A wall clock has no zone: it is read and written as if it were UTC. */
const format = (locale: Locale, style: Intl.DateTimeFormatOptions, wallClock: string) =>
  new Intl.DateTimeFormat(bcp47(locale), { ...style, timeZone: 'UTC' }).format(new Date(`${wallClock}Z`))
