import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'
import type { Country } from '@escapade/shared-contracts/rules/visitor/locale'

type Facts = Pick<Visit, 'customerCare' | 'flags' | 'signedIn'>
export type NavFacts = Pick<Visit, 'customerCare' | 'flags'>

/** A link of header or footer: key of its text and path without the base path. */
export type ChromeLink = { key: string; to: string }

/** Gift links say where they were clicked (SH-080), but not for customer care (D117). */
const giftPath = ({ customerCare }: Pick<Visit, 'customerCare'>, campaign: 'header' | 'footer'): string =>
  paths.search({
    flow: 'gifting',
    ...(!customerCare && { carried: { utm_medium: 'website', utm_campaign: campaign } }),
  })

export const navLinks = (visit: NavFacts): (ChromeLink & { icon?: 'gift' })[] => [
  { key: 'stays', to: paths.search({ flow: 'booking' }) },
  ...(visit.flags.activityOnly === false
    ? []
    : [{ key: 'activities', to: paths.search({ flow: 'activity' }) }]),
  { key: 'gifts', to: giftPath(visit, 'header'), icon: 'gift' as const },
  { key: 'ideas', to: paths.ideas() },
]

/**
 * Links of the account menu (SH-040). The sign-in link gets the page to come back to. Without customer accounts
 * (toggle `customerAccount`) bookings and gifts are found by their numbers, and nothing leads to signing in.
 */
export function accountLinks({ signedIn, flags }: Facts, origin: string): ChromeLink[] {
  const received = { key: 'received', to: paths.receivedGift() }
  if (flags.customerAccount !== true) return [received]
  const own = [
    { key: 'profile', to: paths.profile() },
    { key: 'trips', to: paths.trips() },
  ]
  const signIn = { key: 'signIn', to: paths.signIn({ origin }) }
  return [...(signedIn ? own : [signIn]), { key: 'wishlist', to: paths.wishlist() }, received]
}

/** Links of the account menu besides the account (SH-041). */
export const helpLinks: ChromeLink[] = [
  { key: 'booking', to: paths.bookingLookup() },
  { key: 'boxLogin', to: paths.receivedGift({ type: 'box' }) },
  { key: 'wishlist', to: paths.wishlist() },
  { key: 'contact', to: paths.contact() },
]

export const footerColumns = (visit: Facts): { key: string; links: ChromeLink[] }[] => [
  {
    key: 'help',
    links: [
      { key: 'helpCentre', to: paths.contact() },
      { key: 'faq', to: paths.staticPage({ id: 'faq' }) },
      { key: 'modify', to: paths.bookingLookup({ action: 'modify' }) },
      { key: 'cancel', to: paths.bookingLookup({ action: 'cancel' }) },
      { key: 'invoice', to: paths.bookingLookup({ action: 'invoice' }) },
      { key: 'contact', to: paths.contact() },
    ],
  },
  {
    key: 'gifts',
    links: [
      { key: 'voucher', to: giftPath(visit, 'footer') },
      { key: 'giftCard', to: paths.giftCard() },
      { key: 'received', to: paths.receivedGift() },
    ],
  },
  {
    key: 'company',
    links: [
      { key: 'about', to: paths.staticPage({ id: 'about' }) },
      { key: 'ranking', to: paths.staticPage({ id: 'ranking' }) },
      { key: 'partners', to: paths.staticPage({ id: 'partners' }) },
      { key: 'sustainability', to: paths.staticPage({ id: 'sustainability' }) },
    ],
  },
]

/** Each market's law asks for other pages (D18). */
const marketLegal: Record<Country, string[]> = {
  FR: ['mediation'],
  BE: ['mediation'],
  ES: ['complaints'],
  IT: ['disputes'],
  NL: ['disputes'],
}
const commonLegal = ['legal-notice', 'terms', 'package-travel', 'privacy', 'withdrawal', 'accessibility']

export const legalLinks = (country: Country): ChromeLink[] =>
  [...commonLegal, ...marketLegal[country]].map((id) => ({ key: id, to: paths.staticPage({ id }) }))

/** Opening hours of customer care, as the footer states them (D19). */
export const hoursKey = (country: Country): 'long' | 'short' =>
  country === 'BE' || country === 'NL' ? 'short' : 'long'
