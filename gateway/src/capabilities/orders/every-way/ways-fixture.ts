import type { RedirectWay } from '@escapade/shared-contracts/rules/money/redirect-method'
import type { PayLaterMethod } from '@escapade/shared-contracts/rules/pay-later/pay-later-methods'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'

export const priceCents = 30_000

export type Way = {
  name: string
  /** Taker of the money; a card is typed, or comes out of the sandbox's wallet. */
  asks: 'card' | RedirectWay | 'nothing'
  payLater?: PayLaterMethod
  giftCents: number
  /** Sum that the buyer has paid on the day, and instalments that are due after it. */
  today: number
  later: number
  locales: readonly MarketLocale[]
}

export const everywhere: readonly MarketLocale[] = ['fr_FR', 'nl_BE', 'it_IT']
const plain = { giftCents: 0, today: priceCents, later: 0, locales: everywhere }
const card = { ...plain, asks: 'card' } as const

/** Every way to pay for a stay of 300 €, with the locales that are offered it. */
export const ways: readonly Way[] = [
  { ...card, name: 'card' },
  { ...card, name: 'wallet' },
  { ...plain, name: 'paypal', asks: 'paypal' },
  { ...plain, name: 'bancontact', asks: 'bancontact', locales: ['nl_BE', 'fr_BE'] },
  { ...plain, name: 'ideal', asks: 'ideal', locales: ['nl_NL'] },
  {
    ...plain,
    name: 'paypal-3x',
    asks: 'paypal',
    payLater: '3x',
    today: 10_000,
    later: 2,
    locales: ['it_IT', 'es_ES'],
  },
  { ...card, name: 'deferred', payLater: 'deferred', today: 0, later: 1 },
  { ...card, name: '3x', payLater: '3x', today: 10_570, later: 2 },
  { ...card, name: '4x', payLater: '4x', today: 8_280, later: 3 },
  { ...plain, name: 'gift', asks: 'nothing', giftCents: priceCents, today: 0 },
  { ...card, name: 'gift and card', giftCents: 10_000, today: 20_000 },
]

export const isBank = ({ asks }: Way): boolean => asks !== 'card' && asks !== 'nothing'
export const asksHolder = ({ asks }: Way): boolean => asks !== 'nothing'
