import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Country } from '@escapade/shared-contracts/rules/visitor/locale'

type Facts = Pick<Visit, 'customerCare' | 'flags' | 'signedIn'>
export type NavFacts = Pick<Visit, 'customerCare' | 'flags'>

/** A link of header or footer: key of its text and path without the base path. */
export type ChromeLink = { key: string; to: string }

/** Gift links say where they were clicked (SH-080), but not for customer care (D117). */
const giftPath = ({ customerCare }: Pick<Visit, 'customerCare'>): string =>
  `/search?flow=gifting${customerCare ? '' : '&utm_medium=website&utm_campaign=header'}`

export const navLinks = (visit: NavFacts): (ChromeLink & { icon?: 'gift' })[] => [
  { key: 'stays', to: '/search?flow=booking' },
  ...(visit.flags.activityOnly === false ? [] : [{ key: 'activities', to: '/search?flow=activity' }]),
  { key: 'gifts', to: giftPath(visit), icon: 'gift' as const },
  { key: 'ideas', to: '/idees' },
]

/**
 * Links of the account menu (SH-040). The sign-in link gets the page to come back to. Without customer accounts
 * (toggle `customerAccount`) bookings and gifts are found by their numbers, and nothing leads to signing in.
 */
export function accountLinks({ signedIn, flags }: Facts, origin: string): ChromeLink[] {
  const received = { key: 'received', to: '/beneficiary/login' }
  if (flags.customerAccount !== true) return [received]
  const own = [
    { key: 'profile', to: '/account/settings/profile' },
    { key: 'trips', to: '/account/trips' },
  ]
  const signIn = { key: 'signIn', to: signInPath(origin) }
  return [...(signedIn ? own : [signIn]), { key: 'wishlist', to: '/account/wishlist' }, received]
}

export const signInPath = (origin: string): string => `/account/signin?origin=${encodeURIComponent(origin)}`

/** Links of the account menu besides the account (SH-041). */
export const helpLinks: ChromeLink[] = [
  { key: 'booking', to: '/booking/lookup' },
  { key: 'boxLogin', to: '/beneficiary/login?type=box' },
  { key: 'wishlist', to: '/account/wishlist' },
  { key: 'contact', to: '/contact' },
]

export const footerColumns = (visit: Facts): { key: string; links: ChromeLink[] }[] => [
  {
    key: 'help',
    links: [
      { key: 'helpCentre', to: '/contact' },
      { key: 'faq', to: '/static/faq' },
      { key: 'modify', to: '/booking/lookup#modify' },
      { key: 'cancel', to: '/booking/lookup#cancel' },
      { key: 'invoice', to: '/booking/lookup#invoice' },
      { key: 'contact', to: '/contact' },
    ],
  },
  {
    key: 'gifts',
    links: [
      { key: 'voucher', to: giftPath(visit).replace('=header', '=footer') },
      { key: 'giftCard', to: '/giftcard/customization' },
      { key: 'received', to: '/beneficiary/login' },
    ],
  },
  {
    key: 'company',
    links: [
      { key: 'about', to: '/static/about' },
      { key: 'ranking', to: '/static/ranking' },
      { key: 'partners', to: '/static/partners' },
      { key: 'sustainability', to: '/static/sustainability' },
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
  [...commonLegal, ...marketLegal[country]].map((id) => ({ key: id, to: `/static/${id}` }))

/** Opening hours of customer care, as the footer states them (D19). */
export const hoursKey = (country: Country): 'long' | 'short' =>
  country === 'BE' || country === 'NL' ? 'short' : 'long'
