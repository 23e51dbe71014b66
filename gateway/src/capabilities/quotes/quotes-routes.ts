import { Id, LocaleCode, partyQuery } from '@escapade/shared-contracts/api/common-schemas'
import { getFromPrice, getProductOffers, getQuote, getUpsells } from '@escapade/shared-contracts/api/quotes'
import {
  FromPrice,
  ProductOffer,
  ProductQuery,
  Quote,
  QuoteQuery,
  Upsell,
} from '@escapade/shared-contracts/api/quotes-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { output } from 'zod/v4/core'
import type { Deps } from '../../platform/deps'
import { registerCall } from '../../platform/routes'
import { parseActivityChoices } from './activity-dates'
import { createQuotesService, type StayQuestion } from './quotes-service'

const product = z.object({ id: Id })

export async function quotesRoutes(app: FastifyInstance, { db, clock }: Deps) {
  const quotes = createQuotesService({ db, clock })

  registerCall(app, {
    endpoint: getProductOffers,
    params: product,
    query: ProductQuery,
    response: z.array(ProductOffer),
    summary: 'Packages of the same room that can be booked for the dates, the cheapest first',
    requirements: ['GW-010'],
    errors: ['product-not-found'],
    handler: ({ params, query }) => quotes.offers(stayQuestion(params.id, query)),
  })

  registerCall(app, {
    endpoint: getQuote,
    params: product,
    query: QuoteQuery,
    response: Quote,
    summary: 'The exact price, what it includes, and whether and why not it can be booked',
    requirements: ['GW-011', 'SC-011', 'SC-013'],
    errors: ['product-not-found'],
    async handler({ params, query }) {
      const choices = parseActivityChoices(query.activitySelectionList ?? '')
      const {
        stored: _,
        priced: _priced,
        ...quote
      } = await quotes.quote({ ...stayQuestion(params.id, query), choices })
      return quote
    },
  })

  registerCall(app, {
    endpoint: getFromPrice,
    params: product,
    query: z.object({ locale: LocaleCode, ...partyQuery }),
    response: FromPrice,
    summary: 'The cheapest stay of the coming months',
    requirements: ['GW-023', 'SC-008'],
    errors: ['product-not-found', 'not-for-sale'],
    handler: ({ params, query: { adult, child, baby } }) =>
      quotes.fromPrice({ ...params, party: { adult, child, baby } }),
  })

  registerCall(app, {
    endpoint: getUpsells,
    params: product,
    query: z.object({ locale: LocaleCode }),
    response: z.array(Upsell),
    summary: 'What could be added to the stay, as packages of the same room',
    requirements: ['GW-023', 'SC-015'],
    errors: ['product-not-found'],
    handler: ({ params, query }) => quotes.upsells({ ...params, ...query }),
  })
}

const stayQuestion = (id: string, query: output<typeof ProductQuery>): StayQuestion => ({
  id,
  locale: query.locale,
  checkin: query.checkin,
  nights: query.nights,
  party: { adult: query.adult, child: query.child, baby: query.baby },
})
