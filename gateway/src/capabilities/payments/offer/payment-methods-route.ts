import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import {
  PaymentMethods,
  PaymentMethodsQuery,
} from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import { fewSeconds } from '../../../platform/http/public-answers'
import { registerCall } from '../../../platform/http/routes'
import type { PaymentOffer } from './payment-offer'

export function paymentMethodsRoute(app: FastifyInstance, offer: PaymentOffer) {
  registerCall(app, {
    endpoint: getPaymentMethods,
    query: PaymentMethodsQuery,
    response: PaymentMethods,
    summary: 'The ways to pay that work in a market, for an amount and an arrival where they are known',
    requirements: ['CH-016', 'CH-021', 'CH-022'],
    example: (today) => ({
      query: { locale: 'nl_NL', amount: 30_000, checkinDate: addDays(today, 30) },
    }),
    cache: fewSeconds,
    handler: async ({ query: { locale, amount, checkinDate } }) =>
      offer.answer({ locale, amountCents: amount, checkin: checkinDate }),
  })
}
