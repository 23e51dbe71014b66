/** For how long a browser keeps something that its visitor does not delete. `visit`: until the browser is closed. */
export type Life =
  | 'visit'
  | 'tab'
  | 'untilDeleted'
  | { days: number }
  | { minutes: number }
  | { seconds: number }

/** Reasons to keep something: the page on cookies has a sentence for each. */
type StoringPurpose =
  | 'market'
  | 'consent'
  | 'measurement'
  | 'account'
  | 'signIn'
  | 'freshness'
  | 'releases'
  | 'partner'
  | 'app'
  | 'payment'
  | 'favourites'
  | 'searches'
  | 'viewed'
  | 'purchase'
  | 'order'
  | 'gifts'
  | 'asked'
  | 'reading'

/** `names`: of what is kept together and goes together. */
export type Stored = { names: readonly string[]; purpose: StoringPurpose; life: Life; needsConsent?: true }

/**
 * Everything that browsers of visitors keep for the shop, which the page on cookies is drawn from and tests compare with
 * what servers and pages set (Directive 2002/58/EC, art. 5(3), https://eur-lex.europa.eu/eli/dir/2002/58/oj).
 */
export const cookies: readonly Stored[] = [
  { names: ['locale'], purpose: 'market', life: { days: 365 } },
  { names: ['consent'], purpose: 'consent', life: { days: 182 } },
  { names: ['clientId'], purpose: 'measurement', life: { days: 365 }, needsConsent: true },
  { names: ['accessToken', 'userAccountId'], purpose: 'account', life: { days: 180 } },
  { names: ['signInDevice'], purpose: 'signIn', life: { minutes: 20 } },
  { names: ['wrote'], purpose: 'freshness', life: { seconds: 15 } },
  { names: ['releases'], purpose: 'releases', life: 'visit' },
  { names: ['affiliateId'], purpose: 'partner', life: 'visit' },
  { names: ['app'], purpose: 'app', life: 'visit' },
  { names: ['waitingPlace'], purpose: 'purchase', life: { minutes: 60 } },
]

/** Of Stripe's library, where payments go through it (https://stripe.com/cookies-policy/legal). */
export const stripeCookies: readonly Stored[] = [
  { names: ['__stripe_mid'], purpose: 'payment', life: { days: 365 } },
  { names: ['__stripe_sid'], purpose: 'payment', life: { minutes: 30 } },
]

export const storageEntries: readonly Stored[] = [
  {
    names: ['escapade.wishlist', 'escapade.searches', 'escapade.account-lists'],
    purpose: 'favourites',
    life: 'untilDeleted',
  },
  {
    names: ['escapade.recent-searches', 'escapade.last-search', 'escapade.last-dates'],
    purpose: 'searches',
    life: 'untilDeleted',
  },
  {
    names: ['escapade.flow-memory', 'escapade.located', 'escapade.price-view', 'escapade.dates-cleared'],
    purpose: 'searches',
    life: 'tab',
  },
  { names: ['escapade.recentlyViewed'], purpose: 'viewed', life: 'untilDeleted' },
  { names: ['escapade.buyer'], purpose: 'purchase', life: { minutes: 60 } },
  { names: ['escapade.codes'], purpose: 'purchase', life: { minutes: 120 } },
  { names: ['escapade.account-buyer', 'escapade.booked'], purpose: 'purchase', life: 'untilDeleted' },
  {
    names: ['escapade.pending-order', 'escapade.open-hold', 'escapade.way-to-pay', 'escapade.link-payment'],
    purpose: 'purchase',
    life: 'tab',
  },
  { names: ['escapade.booking', 'escapade.told'], purpose: 'order', life: 'tab' },
  { names: ['escapade.sign-in', 'escapade.mailbox-change'], purpose: 'signIn', life: 'tab' },
  { names: ['escapade.gift-session'], purpose: 'gifts', life: 'untilDeleted' },
  {
    names: [
      'escapade.gift-basket',
      'escapade.gift-basket.others',
      'escapade.gift-parcel',
      'escapade.gift-delivery',
      'escapade.activity-gift',
      'escapade.many-cards',
    ],
    purpose: 'gifts',
    life: 'tab',
  },
  {
    names: ['escapade.newsletterAsked', 'escapade.passkey-declined', 'escapade.signed-in'],
    purpose: 'asked',
    life: 'untilDeleted',
  },
  { names: ['scroll-positions', 'escapade.pageType'], purpose: 'reading', life: 'tab' },
]
