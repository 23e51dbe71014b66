import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createKnownByLocale } from './known-by-locale'

export type PaymentNameSource = {
  namesFor(locale: Locale): string[]
  /** True when pages take cards and wallets through Stripe's library. */
  usesStripe(locale: Locale): boolean
  /** Asks for all locales; ends when they have answered or failed. */
  warm(): Promise<void>
}

type Deps = {
  api: ApiClient
  clock: () => number
  onError: (error: unknown) => void
  /** True for a shop that sells: until the gateway has said otherwise, its pages may take cards through Stripe. */
  sells: boolean
}

/** It changes with the settings of the gateway. */
const freshMs = 60_000

/** Names of the ways to pay that work in a locale (D122); none until the gateway has said them. */
export function createPaymentNames({ api, clock, onError, sells }: Deps): PaymentNameSource {
  const ask = async (locale: Locale) => {
    const { methods, provider } = await api.send(getPaymentMethods, { query: { locale }, timeoutMs: 2000 })
    return { names: methods.flatMap(({ names }) => names), usesStripe: provider.publicKey !== null }
  }
  const atFirst = { names: [] as string[], usesStripe: sells }
  const known = createKnownByLocale({ ask, atFirst, freshMs, clock, onError })
  return {
    namesFor: (locale) => known.of(locale).names,
    usesStripe: (locale) => known.of(locale).usesStripe,
    warm: known.warm,
  }
}
