import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createKnownByLocale } from './known-by-locale'

export type PaymentNameSource = {
  namesFor(locale: Locale): string[]
  /** Asks for all locales; ends when they have answered or failed. */
  warm(): Promise<void>
}

type Deps = { api: ApiClient; clock: () => number; onError: (error: unknown) => void }

/** It changes with the settings of the gateway. */
const freshMs = 60_000

/** Names of the ways to pay that work in a locale (D122); none until the gateway has said them. */
export function createPaymentNames({ api, clock, onError }: Deps): PaymentNameSource {
  const ask = async (locale: Locale) => {
    const { methods } = await api.send(getPaymentMethods, { query: { locale }, timeoutMs: 2000 })
    return methods.flatMap(({ names }) => names)
  }
  const known = createKnownByLocale<string[]>({ ask, atFirst: [], freshMs, clock, onError })
  return { namesFor: known.of, warm: known.warm }
}
