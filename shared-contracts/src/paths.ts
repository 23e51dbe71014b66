import type { Flow } from './rules/search/flow'
import { type LandingKind, landingKeysOf } from './rules/visitor/landing-keys'
import type { Locale } from './rules/visitor/locale'

/*
 * The addresses of the shop's pages, and of the documents that its links open: a function each, so that
 * `import * as paths` costs a bundle only those that it writes. What the market puts before them (`/fr` on the Belgian
 * host) is added by the shell's `href` and by `shopUrl` of the gateway.
 */

type Query = Readonly<Record<string, string | number | boolean | undefined>>
/** Without its `#`: criteria as `serializeCriteria` writes them, or a place on the page. */
type Hash = { hash?: string | undefined }
/** Further names of the address that leads here, such as its campaign. */
type Carried = { carried?: Query }

const encode = encodeURIComponent

function address(path: string, query: Query = {}, hash = ''): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${encode(name)}=${encode(value)}`,
  )
  return path + (pairs.length > 0 ? `?${pairs.join('&')}` : '') + (hash && `#${hash}`)
}

export const home = (query: { flow?: Flow } = {}) => address('/', query)

type Search = {
  flow?: Flow
  from?: string | undefined
  page?: number | undefined
  type?: 'singleVoucher' | undefined
  recommendedOfferId?: string | undefined
}
export const search = ({ hash, carried, ...query }: Search & Hash & Carried = {}) =>
  address('/search', { ...query, ...carried }, hash)

type OfId = { id: string }
/** `flow`: the stay as a gift. */
export const product = ({ id, hash, ...query }: OfId & Hash & { flow?: 'gifting' | undefined }) =>
  address(`/product/${encode(id)}`, query, hash)
export const hotel = ({ id, carried }: OfId & Carried) => address(`/hotel/${encode(id)}`, carried)
export const activity = ({ id, hash }: OfId & Hash) => address(`/activity/${encode(id)}`, {}, hash)
export const box = ({ id }: OfId) => `/boxes/${encode(id)}`
/** `many`: cards for many recipients, from a file. */
export const giftCard = ({ many }: { many?: '1' } = {}) =>
  address('/giftcard/customization', many ? { many } : {})
/** Uses a gift that was received; `code` fills the form. */
export const receivedGift = ({ code, ...query }: { code?: string; type?: 'box' } = {}) =>
  address('/beneficiary/login', query, code && `code=${encode(code)}`)

export const ideas = () => '/idees'
type Landing = { locale: Locale; kind: LandingKind; slug: string }
export const landing = ({ locale, kind, slug }: Landing) => `/${landingKeysOf(locale)[kind]}/${encode(slug)}`
/** `version`: as it was when an order was made under it. */
export const staticPage = ({ id, version, hash }: OfId & Hash & { version?: string | null | undefined }) =>
  address(`/static/${encode(id)}`, { version: version ?? undefined }, hash)
export const contact = () => '/contact'

type OfProduct = { productId?: string; locale?: Locale } & Hash
type StayCheckout = OfProduct & {
  /** Said by the page of a hotel (HO-016). */
  flow?: 'booking' | undefined
  selectedOffer?: string
  selectedDates?: string
  hasBestPrice?: boolean
}
export const stayCheckout = ({ hash, ...query }: StayCheckout) => address('/checkout/booking', query, hash)
/** `paymentReturn`: the order that the visitor comes back from the bank with. */
export const summary = ({ hash, ...query }: { productId: string; paymentReturn?: string } & Hash) =>
  address('/checkout/booking/summary', query, hash)
export const activityCheckout = ({ hash, ...query }: OfProduct) => address('/checkout/activity', query, hash)
export const giftCheckout = ({ hash, ...query }: OfProduct & { giftNights?: number } = {}) =>
  address('/checkout/gifting', { flow: 'gifting', ...query }, hash)

type OfOrder = { orderUUID: string }
/** Marks a return from the bank. */
type Return = { changeReturn?: 1 }
export const modification = ({ orderUUID, ...query }: OfOrder & Return) =>
  address(`/checkout/modification/${encode(orderUUID)}`, query)
/** Page of a payment link: the key stands behind the hash, which browsers keep from servers and from other pages. */
export const payment = ({ orderUUID, key }: OfOrder & { key?: string }) =>
  address(`/checkout/payment/${encode(orderUUID)}`, {}, key)
/** `locale`: for a host of customer care, where every market is. */
type Paid = { status?: 'success' | 'pending'; gaId?: string | undefined; locale?: Locale }
export const confirmation = ({ orderUUID, ...query }: OfOrder & Paid) =>
  address(`/confirmation/${encode(orderUUID)}`, query)
export const bookingLookup = ({ action, ...query }: { action?: BookingAction } & Return = {}) =>
  address('/booking/lookup', query, action)
export type BookingAction = 'modify' | 'cancel' | 'invoice'
/** The token stands behind the hash, which browsers keep from servers and from other pages. */
export const review = ({ token }: { token?: string } = {}) => address('/review', {}, token)

export const wishlist = () => '/account/wishlist'
export const profile = () => '/account/settings/profile'
export const trips = () => '/account/trips'
/** Leads to the first page of the account. */
export const account = () => '/account'
/** Gifts that the holder has added to the account. */
export const ownedGifts = () => '/account/gifts'
/** Devices on which the account is open. */
export const security = () => '/account/settings/security'
/** `origin`: the page to come back to, with its base path. `link`: secret of a mail, good on the device that asked. */
export const signIn = (query: { origin?: string; link?: string } = {}) => address('/account/signin', query)
/** Ends the mails of news, by the token of one of them. */
export const stopMails = (token?: string) => address('/account/mails', { stop: token })
export const signOut = () => '/account/signout'

/** The desk of those who work for the shop; `find`: words that are looked for at once. */
export const desk = (query: { find?: string } = {}) => address('/desk', query)
export const deskOrder = ({ orderUUID }: OfOrder) => `/desk/orders/${encode(orderUUID)}`
/** `person`: mailbox of the one whose data was read, behind the hash. */
type AuditOf = { subject?: string; email?: string; person?: string }
export const deskAudit = ({ person = '', ...query }: AuditOf = {}) =>
  address('/desk/audit', query, encode(person))
/** The file of a person; the mailbox is in the hash, which no server and no log sees. */
export const deskPerson = ({ email = '' }: { email?: string } = {}) =>
  address('/desk/people', {}, encode(email))
/** A mail about an order as it was sent, on the gateway. */
export const deskMail = ({ orderUUID, mailId }: OfOrder & { mailId: string }) =>
  `/front-gateway/desk/orders/${encode(orderUUID)}/mails/${encode(mailId)}`
/** Messages that wait for an answer. */
export const deskCases = () => '/desk/cases'
/** A message to customer care. */
export const deskCase = ({ caseNumber }: { caseNumber: string }) => `/desk/cases/${encode(caseNumber)}`
/** A file that came with a message, on the gateway. */
export const deskAttachment = ({ caseNumber, position }: { caseNumber: string; position: number | string }) =>
  `/front-gateway/desk/cases/${encode(caseNumber)}/attachments/${position}`
export const deskApprovals = () => '/desk/approvals'
export const deskRoles = () => '/desk/roles'

// Documents of the gateway, which stand beside the pages of every language. Keys open them to who holds the address.
const ofOrder = ({ orderUUID }: OfOrder) => `/front-gateway/orders/${encode(orderUUID)}`
const ofGift = ({ giftUUID }: { giftUUID: string }) => `/front-gateway/gifts/${encode(giftUUID)}`

export const invoice = ({ orderUUID, ...query }: OfOrder & { key?: string }) =>
  address(`${ofOrder({ orderUUID })}/invoice`, query)
export const creditNote = ({ orderUUID, returnUUID }: OfOrder & { returnUUID: string }) =>
  `${ofOrder({ orderUUID })}/returns/${encode(returnUUID)}/credit-note`
export const calendar = (order: OfOrder) => `${ofOrder(order)}/calendar.ics`
type OfGift = { giftUUID: string; key: string }
export const voucher = ({ giftUUID, ...query }: OfGift) => address(`${ofGift({ giftUUID })}/voucher`, query)
export const voucherPdf = ({ giftUUID, ...query }: OfGift) =>
  address(`${ofGift({ giftUUID })}/voucher.pdf`, query)
export const giftReminders = ({ giftUUID, ...query }: OfGift) =>
  address(`${ofGift({ giftUUID })}/reminders`, query)
/** The place of a mail of the waiting list; `leave`: asks whether to give it up. */
export const waitingPlace = ({ placeId, ...query }: { placeId: string; leave?: '1' }) =>
  address(`/front-gateway/waiting-list/${encode(placeId)}`, query)
type Newsletter = { action: 'confirm' | 'unsubscribe'; token: string }
export const newsletter = ({ action, token }: Newsletter) =>
  `/front-gateway/marketing/newsletter/${action}/${encode(token)}`
