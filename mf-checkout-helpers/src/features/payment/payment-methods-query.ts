import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type Input = { locale: Locale; amount: number; checkinDate?: string | undefined }

/** The ways to pay that work for this amount and arrival. */
export const paymentMethodsQuery = (api: ApiClient, query: Input) =>
  queryOptions({
    queryKey: ['payment-methods', query],
    queryFn: ({ signal }) => api.send(getPaymentMethods, { query, signal }),
    enabled: query.amount > 0,
    // Another amount takes away neither a card that is being typed nor its field.
    placeholderData: keepPreviousData,
  })

/** Until the list is there nothing is asked for: whose fields take the card is not known. */
export const noMethods: PaymentMethods = {
  methods: [],
  provider: { name: 'sandbox', publicKey: null, lendsByCard: true },
}

/** Ways to pay of the market in general: the wallet's button asks before there is an amount. */
export const walletMethodsQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['payment-methods', { locale }],
    queryFn: ({ signal }) => api.send(getPaymentMethods, { query: { locale }, signal }),
  })
