import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type Input = { locale: Locale; amount: number; checkinDate?: string | undefined }

/** The ways to pay that work for this amount and arrival. */
export const paymentMethodsQuery = (api: ApiClient, query: Input) =>
  queryOptions({
    queryKey: ['payment-methods', query],
    queryFn: ({ signal }) => api.send(getPaymentMethods, { query, signal }),
    enabled: query.amount > 0,
  })

/** Until the list is there, or where it cannot be had: a card pays. */
export const cardAlone: PaymentMethods = {
  methods: [{ way: 'card', names: [] }],
  provider: { name: 'sandbox', publicKey: null, lendsByCard: true },
}

/** What the market offers at all: the wallet's button asks before there is an amount. */
export const walletMethodsQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['payment-methods', { locale }],
    queryFn: ({ signal }) => api.send(getPaymentMethods, { query: { locale }, signal }),
  })
