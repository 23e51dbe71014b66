import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import { type PaymentWay, paymentWays } from '@escapade/shared-contracts/rules/money/payment-ways'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../../platform/clock'
import type { Config } from '../../../platform/config'
import { type OfferSettings, providedBy } from './provided-by'
import { offerTexts } from './texts/texts'

type Deps = { clock: Clock; config: OfferSettings & Pick<Config, 'alma' | 'payLaterMarkets'> }
type Question = { locale: Locale; amountCents?: number | undefined; checkin?: string | undefined }

/** Cards that the French know by the sign of their banks. */
const cardNames = (locale: Locale) => [...(countryOf(locale) === 'FR' ? ['CB'] : []), 'Visa', 'Mastercard']

/** The one list of ways to pay (D122): checkout, footer, questions and answers, and mails ask it. */
export function createPaymentOffer({ clock, config }: Deps) {
  const provided = providedBy(config)
  const isStripe = config.stripeSecretKey !== undefined
  const mayLend = config.alma !== undefined || !isStripe
  const lendsIn = (locale: Locale) =>
    mayLend && config.payLaterMarkets.includes(countryOf(locale).toLowerCase())

  const namesOf = (way: PaymentWay, locale: Locale): string[] => {
    if (way === 'card') return cardNames(locale)
    if (way === 'wallet' && isStripe) return ['Apple Pay', 'Google Pay']
    return [offerTexts(locale)(`ways.${way}`)]
  }
  const waysFor = (question: Question) =>
    paymentWays({ ...question, provided, lends: lendsIn(question.locale), now: clock.now() })

  return {
    answer: (question: Question): PaymentMethods => ({
      methods: waysFor(question).map((way) => ({ way, names: namesOf(way, question.locale) })),
      provider: {
        name: isStripe ? 'stripe' : 'sandbox',
        publicKey: (isStripe && config.stripePublishableKey) || null,
        lendsByCard: config.alma === undefined,
      },
    }),
    /** Names of all that the market is offered. */
    namesIn: (locale: Locale): string[] => waysFor({ locale }).flatMap((way) => namesOf(way, locale)),
    /** Name of the way that a payment was made by. */
    nameOf: (way: PaymentWay, locale: Locale): string => namesOf(way, locale).join(', '),
  }
}

export type PaymentOffer = ReturnType<typeof createPaymentOffer>
