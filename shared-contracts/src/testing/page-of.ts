import * as paths from '../paths'
import { locales } from '../rules/visitor/locale'

/** Stands for any text within one segment of a path. */
const any = '*'
const order = { orderUUID: any }
const gift = { giftUUID: any, key: any }
const landings = (['city', 'idea'] as const).flatMap((kind) =>
  locales.map((locale) => paths.landing({ locale, kind, slug: any })),
)

/** Addresses of each page with `*` for what varies: the compiler asks for those of a new one. */
const templates: Record<keyof typeof paths, string[]> = {
  home: [paths.home()],
  search: [paths.search()],
  product: [paths.product({ id: any })],
  hotel: [paths.hotel({ id: any })],
  activity: [paths.activity({ id: any })],
  box: [paths.box({ id: any })],
  giftCard: [paths.giftCard()],
  receivedGift: [paths.receivedGift()],
  ideas: [paths.ideas()],
  landing: [...new Set(landings)],
  staticPage: [paths.staticPage({ id: any })],
  contact: [paths.contact()],
  stayCheckout: [paths.stayCheckout({})],
  summary: [paths.summary({ productId: any })],
  activityCheckout: [paths.activityCheckout({})],
  giftCheckout: [paths.giftCheckout()],
  modification: [paths.modification(order)],
  payment: [paths.payment(order)],
  confirmation: [paths.confirmation(order)],
  bookingLookup: [paths.bookingLookup()],
  review: [paths.review()],
  wishlist: [paths.wishlist()],
  profile: [paths.profile()],
  trips: [paths.trips()],
  account: [paths.account()],
  ownedGifts: [paths.ownedGifts()],
  security: [paths.security()],
  signIn: [paths.signIn()],
  signOut: [paths.signOut()],
  stopMails: [paths.stopMails()],
  desk: [paths.desk()],
  deskOrder: [paths.deskOrder(order)],
  deskPerson: [paths.deskPerson()],
  deskMail: [paths.deskMail({ ...order, mailId: any })],
  deskCases: [paths.deskCases()],
  deskCase: [paths.deskCase({ caseNumber: any })],
  deskAttachment: [paths.deskAttachment({ caseNumber: any, position: any })],
  deskAudit: [paths.deskAudit()],
  deskApprovals: [paths.deskApprovals()],
  deskRoles: [paths.deskRoles()],
  invoice: [paths.invoice(order)],
  creditNote: [paths.creditNote({ ...order, returnUUID: any })],
  calendar: [paths.calendar(order)],
  voucher: [paths.voucher(gift)],
  voucherPdf: [paths.voucherPdf(gift)],
  giftReminders: [paths.giftReminders(gift)],
  waitingPlace: [paths.waitingPlace({ placeId: any })],
  newsletter: (['confirm', 'unsubscribe'] as const).map((action) => paths.newsletter({ action, token: any })),
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

/** The page that a path without its base path leads to, by the name of its function; null where no function writes it. */
export function pageOf(path: string): string | null {
  const asked = path.split('/')
  const fits = (template: string) => {
    const known = pathOf(template).split('/')
    return known.length === asked.length && known.every((part, at) => part === any || part === asked[at])
  }
  const found = Object.entries(templates).find(([, addresses]) => addresses.some(fits))
  return found?.[0] ?? null
}

/** A path of each page, and of a landing page in each language; documents of the gateway left out. */
export const pagePaths: string[] = Object.values(templates)
  .flat()
  .map(pathOf)
  .filter((path) => !path.startsWith('/front-gateway/'))
