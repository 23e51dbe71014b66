import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { frenchFirst } from '@escapade/shared-contracts/rules/dates/format-clock'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { clockFrom } from '../../../platform/clock'
import { shopUrl } from '../../../platform/shop-url'
import type { Order } from '../../orders/records/orders-repository'
import type { GiftCodes } from '../money/gift-codes'
import type { Gift } from '../money/gifts-repository'
import { voucherLinks } from '../printing/voucher-links'
import type { Shipment } from '../sale/shipments-repository'
import type { SayOfGifts } from '../texts/texts'
import { giftTexts } from '../texts/texts'
import type { Withdrawal } from '../withdrawal/withdrawals-repository'
import { euros, type Fact, type GiftMail, longDay, type MailedGift } from './gift-mail'

export type Told = {
  order: Order
  gifts: Gift[]
  codes: GiftCodes
  publicOrigin: string
  /** Of printed gifts. */
  shipment?: Shipment | undefined
}
type MailWords = 'issued' | 'activity' | 'visit' | 'shipped' | 'withdrawn' | 'cancelled' | 'refunded'
type Base = Omit<GiftMail, 'paragraphs' | 'facts' | 'gifts' | 'link'>

export function baseOf({ order }: Told, kind: MailWords, values: Record<string, string> = {}): Base {
  const t = giftTexts(order.locale)
  return {
    t,
    locale: order.locale,
    subject: t(`${kind}.subject`, { number: order.bookingNumber, ...values }),
    title: t(`${kind}.title`),
    greeting: t('greeting', { name: order.buyer.firstName }),
    closing: t(`${kind}.closing`),
  }
}

/** The gifts with their codes and their printable pages. */
export function issuedMail(told: Told): GiftMail {
  const { order, gifts, publicOrigin } = told
  const { locale } = order
  // An activity is bought for oneself as often as for others, and used with the house instead of on our site.
  const words = order.kind === 'activity' ? 'activity' : 'issued'
  const isDated = gifts.some(({ visitDay }) => visitDay)
  const base = { ...baseOf(told, words), ...(isDated ? closingOfVisit(told) : {}) }
  const isPrinted = gifts.some(({ format }) => format === 'physical')
  return {
    ...base,
    paragraphs: [
      base.t(`${words}.intro`),
      ...(isPrinted ? [base.t('issued.printed')] : []),
      ...(isDated ? [] : [base.t('issued.withdrawal')]),
      ...travelForm(told, base),
    ],
    gifts: mailedGifts(told),
    facts: [
      orderFact(base.t, order),
      ...(told.shipment ? [addressFact(base.t, told.shipment)] : []),
      { label: base.t('total'), value: euros(locale, order.totalCents) },
    ],
    link: isDated
      ? null
      : {
          label: base.t('issued.withdrawalLink'),
          url: shopUrl({ publicOrigin, locale, path: '/static/withdrawal' }),
        },
  }
}

/** Where what was bought is package travel, as the page has said before payment. */
const travelForm = ({ order, publicOrigin }: Told, { t, locale }: Base): string[] =>
  order.travelForm
    ? [t('issued.packageTravel', { url: shopUrl({ publicOrigin, locale, path: '/static/package-travel' }) })]
    : []

function mailedGifts({ order: { locale }, gifts, codes, publicOrigin }: Told): MailedGift[] {
  return gifts.map((gift) => {
    const { giftUuid: uuid, label } = gift
    return {
      label,
      code: codes.codeOf(uuid),
      links: voucherLinks({ gift, codes, publicOrigin }),
      facts: giftFacts(giftTexts(locale), locale, gift),
    }
  })
}

const closingOfVisit = ({ order }: Told) => ({ closing: giftTexts(order.locale)('visit.closing') })

/** The day of a visit has changed; without one the voucher is like any other again. */
export function visitMail(told: Told): GiftMail {
  const base = baseOf(told, 'visit')
  const isDated = told.gifts.some(({ visitDay }) => visitDay)
  return {
    ...base,
    paragraphs: [base.t(isDated ? 'visit.moved' : 'visit.freed')],
    closing: base.t(isDated ? 'visit.closing' : 'activity.closing'),
    gifts: mailedGifts(told),
    facts: [orderFact(base.t, told.order)],
    link: null,
  }
}

const deliveryWords = (locale: Locale, { email, day, hour }: GiftDelivery) => ({
  email,
  date: longDay(locale, day),
  hour: String(hour),
})

function giftFacts(t: SayOfGifts, locale: Locale, gift: Gift): Fact[] {
  const { fromName: from, message, visitDay, delivery } = gift
  return [
    ...(visitDay ? [{ label: t('visit.day'), value: longDay(locale, visitDay) }] : []),
    { label: t('worth'), value: euros(locale, gift.issuedCents) },
    { label: t('validUntil'), value: longDay(locale, gift.validUntil) },
    ...(from ? [{ label: t('from'), value: from }] : []),
    ...(message ? [{ label: t('message'), value: message }] : []),
    ...(delivery
      ? [{ label: t('delivered.label'), value: t('delivered.when', deliveryWords(locale, delivery)) }]
      : []),
  ]
}

export const orderFact = (t: SayOfGifts, { bookingNumber }: Order): Fact => ({
  label: t('order'),
  value: bookingNumber,
})

function addressFact(t: SayOfGifts, { recipient }: Shipment): Fact {
  const { name, addressLine, postalCode, city, country } = recipient
  return {
    label: t('shipped.recipient'),
    value: `${name}, ${addressLine}, ${postalCode} ${city}, ${country}`,
  }
}

export function shippedMail(told: Told & { shipment: Shipment }): GiftMail {
  const { order, gifts, shipment } = told
  const base = baseOf(told, 'shipped')
  return {
    ...base,
    paragraphs: [base.t('shipped.intro')],
    gifts: gifts
      .filter(({ format }) => format === 'physical')
      .map(({ label }) => ({ label, facts: [], code: null, links: null })),
    facts: [
      orderFact(base.t, order),
      addressFact(base.t, shipment),
      ...(shipment.tracking ? [{ label: base.t('shipped.tracking'), value: shipment.tracking }] : []),
    ],
    link: null,
  }
}

/** Says when the declaration was received: the law wants date and time on a durable medium. */
export function withdrawnMail(told: Told & { withdrawal: Withdrawal }): GiftMail {
  const { order, gifts, withdrawal } = told
  const { locale } = order
  const base = baseOf(told, 'withdrawn')
  const given = gifts.filter(({ giftUuid }) => withdrawal.giftUuids.includes(giftUuid))
  const receivedAt = withdrawal.receivedAt ?? withdrawal.requestedAt
  return {
    ...base,
    paragraphs: [base.t('withdrawn.intro', { date: wallClock(locale, receivedAt) })],
    gifts: given.map(({ label, paidCents }) => ({
      label,
      code: null,
      links: null,
      facts: [{ label: base.t('total'), value: euros(locale, paidCents) }],
    })),
    facts: [
      orderFact(base.t, order),
      { label: base.t('withdrawn.refund'), value: euros(locale, withdrawal.refundCents) },
    ],
    link: null,
  }
}

const wallClock = (locale: Locale, instant: Date) => {
  const language = bcp47(locale)
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(`${clockFrom(() => instant).now()}Z`))
  return frenchFirst({ text, language })
}
