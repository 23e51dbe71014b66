import type { HotelPhone } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { mapAddress } from '@escapade/shared-contracts/rules/stays/map-address'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { shopOrigin, shopUrl } from '../../../platform/shop-url'
import type { TermsOfSale } from '../legal-texts'
import type { ActorKind } from '../life/actor'
import type { Order } from '../records/orders-repository'
import { stayOf } from '../records/sold-stay'
import type { Fact, MailInput } from './mail-input'
import { priceFacts } from './price-facts'
import type { MailKind } from './queue-mail'
import { cancellationText, day, euros, includedLine, stayFacts } from './stay-facts'
import type { SayOfMails } from './texts/texts'
import { mailTexts } from './texts/texts'

/** Facts of a mail, in the buyer's language; HTML and text say the same. */
export type MailFacts = {
  t: SayOfMails
  language: string
  order: Order
  stay: ReturnType<typeof stayOf>
  subject: string
  preheader: string
  title: string
  intro: string
  closing: string
  signature: string
  orderUrl: string
  invoiceUrl: string
  careUrl: string
  /** Links to place and dates, to take along; of a cancelled stay the one that takes it out of a calendar. */
  takeAlong: { label: string; url: string }[]
  /** Word of the buyer to the hotel; null where there is none, or no stay any more. */
  word: string | null
  pictureUrl: string
  /** To call on the way; null where it is not known, and where the stay is not to be. */
  phone: HotelPhone | null
  stars: string
  facts: Fact[]
  prices: Fact[]
  included: string[]
  /** True when the stay is to be. */
  isAhead: boolean
  /**
   * Terms of changing and cancelling; null where they may have run out, then the page of the order says what still
   * can be done.
   */
  terms: string | null
  /** Rights of package travel; null where the stay is none. */
  travelFormUrl: string | null
  /** Rights that the law wants confirmed: sentences, each with the page that tells more. */
  rights: { text: string; label: string; url: string }[]
  saleTerms: TermsOfSale | null
}

export function mailFacts(input: MailInput): MailFacts {
  const { about, order, publicOrigin } = input
  const { locale } = order
  const stay = stayOf(order)
  const t = mailTexts(locale)
  const shop = { publicOrigin, locale }
  const isAhead = !undone.has(about.kind)
  const { orderUUID } = order
  return {
    t,
    language: bcp47(locale),
    order,
    stay,
    ...wordsOf(t, input),
    orderUrl: shopUrl({ ...shop, path: paths.confirmation({ orderUUID }) }),
    invoiceUrl: shopOrigin(shop) + paths.invoice({ orderUUID, key: about.key }),
    careUrl: shopUrl({ ...shop, path: paths.contact() }),
    takeAlong: isAhead
      ? takeAlong(t, input)
      : about.kind === 'cancellation'
        ? [calendarOf(input, t('calendarGone'))]
        : [],
    word: isAhead ? order.specialRequest : null,
    // JPEG: not every mail program draws newer formats.
    pictureUrl: new URL(`${stay.image.base}/640x360.jpg`, shopOrigin(shop)).href,
    phone: isAhead ? input.hotelPhone : null,
    stars: '★'.repeat(stay.hotelStars),
    facts: stayFacts(t, order),
    prices: priceFacts(t, input),
    included: isAhead ? stay.programLineList.map((line) => includedLine(t, locale, line)) : [],
    isAhead,
    terms: isAhead && about.kind !== 'reminder' ? cancellationText(t, order) : null,
    travelFormUrl:
      isAhead && order.travelForm
        ? shopUrl({ ...shop, path: paths.staticPage({ id: 'package-travel', version: order.travelForm }) })
        : null,
    rights: isAhead ? rightsOf(t, input) : [],
    saleTerms: input.saleTerms,
  }
}

/** No withdrawal from dated stays (Directive 2011/83/EU, article 16(l)), and how an insured buyer claims. */
function rightsOf(
  t: SayOfMails,
  { order: { locale, termsVersion }, publicOrigin, insurer }: MailInput,
): MailFacts['rights'] {
  const urlOf = (path: string) => (path.startsWith('/') ? shopUrl({ publicOrigin, locale, path }) : path)
  const terms = paths.staticPage({ id: 'terms', version: termsVersion })
  return [
    { text: t('rights.withdrawal'), label: t('rights.terms'), url: urlOf(terms) },
    ...(insurer
      ? [
          {
            text: t('rights.insurance', { insurer: insurer.name }),
            label: t('rights.claim'),
            url: urlOf(insurer.claimsUrl),
          },
        ]
      : []),
  ]
}

/** Mails about stays that are not to be. */
const undone = new Set<MailKind>(['cancellation', 'refund'])

const takeAlong = (t: SayOfMails, input: MailInput) => [
  calendarOf(input, t('calendar')),
  { label: t('map'), url: mapAddress(stayOf(input.order)) },
]

/** The file says of a cancelled stay that it is, by which calendars take it out. */
const calendarOf = ({ order: { locale, orderUUID }, publicOrigin }: MailInput, label: string) => ({
  label,
  url: shopOrigin({ publicOrigin, locale }) + paths.calendar({ orderUUID }),
})

function cancellationIntro(by: ActorKind | null) {
  if (by === 'buyer') return 'cancellation.intro'
  if (by === 'agent') return 'cancellation.introAgent'
  return by === 'operator' ? 'cancellation.introShop' : 'cancellation.introUnknown'
}

function wordsOf(t: SayOfMails, { about, order, money: { paidWith }, cancelledBy }: MailInput) {
  const values = {
    hotel: stayOf(order).hotelLabel,
    number: order.bookingNumber,
    date: day(order.locale, stayOf(order).checkin),
    amount: euros(order.locale, Math.abs(about.cents)),
    name: paidWith ?? '',
    uncollected: euros(order.locale, about.parts?.uncollectedCents ?? 0),
    // Rows of before the parts: all of it goes to the card.
    card: euros(order.locale, about.parts?.cardCents ?? Math.abs(about.cents)),
  }
  const kind: MailKind = about.kind
  const introOf = () => {
    if (kind === 'cancellation') return cancellationIntro(cancelledBy)
    if (kind !== 'refund') return `${kind}.intro` as const
    if (about.parts?.cardCents === 0) return 'refund.uncollected'
    return paidWith ? 'refund.introBank' : 'refund.intro'
  }
  return {
    subject: t(`${kind}.subject`, values),
    preheader: t(`${kind}.preheader`, values),
    title: t(`${kind}.title`, values),
    intro: t(introOf(), values),
    closing: t(`${kind}.closing`, values),
    // Nobody is wished a good trip that is not to be.
    signature: t(undone.has(kind) ? 'signature.over' : 'signature.ahead'),
  }
}
