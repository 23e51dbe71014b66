import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { shopUrl } from '../../../platform/shop-url'
import type { SoldOrder } from '../../orders/ports'
import type { GiftCodes } from '../money/gift-codes'
import { voucherLinks } from '../printing/voucher-links'
import type { Gift } from '../records/gifts-repository'
import type { Shipment } from '../records/shipments-repository'
import { soldGiftsOf } from '../records/sold-gifts'
import { codeLabel, euros, longDay } from '../texts/gift-words'
import type { SayOfGifts } from '../texts/texts'
import { giftTexts } from '../texts/texts'
import { addressFact } from './address-fact'
import type { Fact, GiftMail, MailedGift } from './gift-mail'
import { giftPicture } from './gift-picture'

export type Told = {
  order: SoldOrder
  gifts: Gift[]
  codes: GiftCodes
  publicOrigin: string
  /** Parcel of printed gifts. */
  shipment?: Shipment | undefined
}
type MailWords =
  | 'issued'
  | 'goodwill'
  | 'activity'
  | 'visit'
  | 'shipped'
  | 'withdrawn'
  | 'cancelled'
  | 'refunded'
type Base = Omit<GiftMail, 'paragraphs' | 'facts' | 'gifts' | 'links'>

export function baseOf(
  { order, publicOrigin }: Told,
  kind: MailWords,
  values: Record<string, string> = {},
): Base {
  const t = giftTexts(order.locale)
  return {
    t,
    locale: order.locale,
    subject: t(`${kind}.subject`, { number: order.bookingNumber, ...values }),
    title: t(`${kind}.title`),
    greeting: t('greeting', { name: order.buyer.firstName }),
    careUrl: shopUrl({ publicOrigin, locale: order.locale, path: paths.contact() }),
    closing: t(`${kind}.closing`),
  }
}

/** A gift card that customer care gives: nothing was bought, and nothing can be given back. */
function goodwillMail(told: Told): GiftMail {
  const base = baseOf(told, 'goodwill')
  return {
    ...base,
    paragraphs: [base.t('goodwill.intro')],
    gifts: mailedGifts(told),
    facts: [orderFact(base.t, told.order)],
    links: [],
  }
}

/** Gifts that a mail lists with their codes. */
const mostListed = 10

/** The gifts with their codes and their printable pages. */
export function issuedMail(told: Told): GiftMail {
  const { order, gifts } = told
  if (order.kind === 'gift' && soldGiftsOf(order).isGoodwill) return goodwillMail(told)
  const { locale } = order
  // An activity is bought for oneself as often as for others, and used with the house instead of on our site.
  const words = order.kind === 'activity' ? 'activity' : 'issued'
  const isDated = gifts.some(({ visitDay }) => visitDay)
  const base = { ...baseOf(told, words), ...(isDated ? closingOfVisit(told) : {}) }
  const isMany = gifts.length > mostListed
  const isPrinted = gifts.some(({ format }) => format === 'physical')
  return {
    ...base,
    paragraphs: [
      base.t(`${words}.intro`),
      ...(isMany ? [base.t('issued.many', { count: String(gifts.length) })] : []),
      ...(isPrinted ? [base.t('issued.printed')] : []),
      ...(isDated ? [] : [base.t('issued.withdrawal')]),
      // Said where the purchase is package travel, as the page has said before payment.
      ...(order.travelForm ? [base.t('issued.packageTravel')] : []),
    ],
    // A mail with hundreds of codes would be cut off; each card has a mail of its own.
    gifts: mailedGifts(isMany ? { ...told, gifts: gifts.filter(({ delivery }) => !delivery) } : told),
    facts: [
      orderFact(base.t, order),
      ...(told.shipment ? [addressFact(locale, told.shipment)] : []),
      { label: base.t('total'), value: euros(locale, order.totalCents) },
    ],
    links: [
      ...(isMany ? [shopLink(told, 'issued.manyLink', paths.bookingLookup())] : []),
      ...(order.travelForm
        ? [shopLink(told, 'issued.packageTravelLink', paths.staticPage({ id: 'package-travel' }))]
        : []),
      ...(isDated ? [] : [shopLink(told, 'issued.withdrawalLink', paths.staticPage({ id: 'withdrawal' }))]),
    ],
  }
}

type LinkWords = 'issued.manyLink' | 'issued.packageTravelLink' | 'issued.withdrawalLink'

const shopLink = ({ order: { locale }, publicOrigin }: Told, words: LinkWords, path: string) => ({
  label: giftTexts(locale)(words),
  url: shopUrl({ publicOrigin, locale, path }),
})

function mailedGifts({ order: { locale }, gifts, codes, publicOrigin }: Told): MailedGift[] {
  return gifts.map((gift) => {
    const { giftUUID: uuid, label } = gift
    return {
      label,
      picture: giftPicture({ gift, publicOrigin }),
      code: { label: codeLabel(gift), value: codes.codeOf(uuid, gift.codeHash) },
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
    links: [],
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

export const orderFact = (t: SayOfGifts, { bookingNumber }: SoldOrder): Fact => ({
  label: t('order'),
  value: bookingNumber,
})
