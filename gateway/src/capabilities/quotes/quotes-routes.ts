import { Id } from '@escapade/shared-contracts/api/common-schemas'
import {
  getProductOffers,
  getProductPrice,
  getQuote,
  getUpsells,
} from '@escapade/shared-contracts/api/stays/quotes'
import {
  ProductOffer,
  ProductPrice,
  ProductPriceQuery,
  ProductQuery,
  Quote,
  QuoteQuery,
  Upsell,
  UpsellsQuery,
} from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { waitingPlaceCookie } from '@escapade/shared-contracts/api/stays/waiting-list'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { output } from 'zod/v4/core'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { cookieOf } from '../../platform/http/cookies/cookie-of'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import { isOnMinisite } from '../minisites/public'
import { parseActivityChoices } from './activities/activity-dates'
import type { FindOwnHold } from './own-hold'
import type { StayQuestion } from './quote-questions'
import { createQuotesService } from './quotes-service'

type Deps = { db: Db; clock: Clock; findOwnHold: FindOwnHold }

const product = z.object({ id: Id })

export async function quotesRoutes(app: FastifyInstance, { db, clock, findOwnHold }: Deps) {
  const quotes = createQuotesService({ db, clock })

  registerCall(app, {
    endpoint: getProductOffers,
    params: product,
    query: ProductQuery,
    response: z.array(ProductOffer),
    summary: 'Packages of the same room that can be booked for the dates, the cheapest first',
    requirements: ['GW-010'],
    example: (today) => ({
      params: { id: '10001p1' },
      query: { locale: 'fr_FR', checkin: addDays(today, 30) },
    }),
    errors: ['product-not-found'],
    handler: async ({ params, query }) => quotes.offers(await stayQuestion(db, params.id, query)),
  })

  registerCall(app, {
    endpoint: getQuote,
    params: product,
    query: QuoteQuery,
    response: Quote,
    summary: 'The exact price, what it includes, and whether and why not it can be booked',
    requirements: ['GW-011', 'SC-011', 'SC-013'],
    example: (today) => ({
      params: { id: '10001p1' },
      query: { locale: 'fr_FR', checkin: addDays(today, 30) },
    }),
    errors: ['product-not-found'],
    async handler({ params, query, request }) {
      const choices = parseActivityChoices(query.activitySelectionList ?? '')
      const placeId = cookieOf(request, waitingPlaceCookie)
      const own = await findOwnHold({ orderUUID: query.orderUUID, placeId })
      const {
        stored: _,
        priced: _priced,
        ...quote
      } = await quotes.quote({ ...(await stayQuestion(db, params.id, query)), choices, own })
      return quote
    },
  })

  registerCall(app, {
    endpoint: getProductPrice,
    params: product,
    query: ProductPriceQuery,
    response: ProductPrice,
    summary: 'Price of the dates, or without dates of the cheapest stay of the coming months',
    requirements: ['GW-023', 'SC-008'],
    example: { params: { id: '10001p1' }, query: { locale: 'fr_FR' } },
    errors: ['product-not-found', 'not-for-sale'],
    handler: async ({ params, query: { locale, minisite, checkin, nights, adult, child, baby } }) =>
      quotes.price({
        ...params,
        locale,
        party: { adult, child, baby },
        dates: checkin ? { checkin, nights } : null,
        onMinisite: await isOnMinisite(db, { minisite, locale }),
      }),
  })

  registerCall(app, {
    endpoint: getUpsells,
    params: product,
    query: UpsellsQuery,
    response: z.array(Upsell),
    summary: 'What could be added to the stay, as packages of the same room',
    requirements: ['GW-023', 'SC-015'],
    example: { params: { id: '10001p1' }, query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    errors: ['product-not-found'],
    handler: ({ params, query: { locale, nights, adult, child, baby } }) =>
      quotes.upsells({ ...params, locale, nights, party: { adult, child, baby } }),
  })
}

const stayQuestion = async (
  db: Db,
  id: string,
  query: output<typeof ProductQuery>,
): Promise<StayQuestion> => ({
  id,
  locale: query.locale,
  checkin: query.checkin,
  nights: query.nights,
  party: { adult: query.adult, child: query.child, baby: query.baby },
  onMinisite: await isOnMinisite(db, query),
})
