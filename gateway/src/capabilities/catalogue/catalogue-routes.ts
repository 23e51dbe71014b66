import { Id, Image, LocaleCode } from '@escapade/shared-contracts/api/common-schemas'
import { getRecommendedOffer } from '@escapade/shared-contracts/api/search/search'
import { RecommendedOffer, RecommendedOfferQuery } from '@escapade/shared-contracts/api/search/search-schemas'
import {
  getActivityImages,
  getHotelDetail,
  getStayDetail,
} from '@escapade/shared-contracts/api/stays/catalogue'
import {
  HotelDetail,
  StayDetail,
  StayDetailQuery,
} from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { addDays, diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { defaultNights } from '@escapade/shared-contracts/rules/dates/stay-nights'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { output } from 'zod/v4/core'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import type { CreateCache } from '../../platform/revision/create-cache'
import { createStaysRepository } from '../../rates/stays-repository'
import { createPlaceReader } from '../destinations/public'
import { createLabelReader } from '../labels/public'
import { isOnMinisite } from '../minisites/public'
import { createCardContents } from './card-contents'
import { createCatalogueRepository } from './catalogue-repository'
import { createDetailService } from './detail-service'
import type { DetailQuestion } from './offer-prices'

type Deps = {
  db: Db
  /** May be a few seconds old. */
  reads: Db
  clock: Clock
  createCache: CreateCache
}

export async function catalogueRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, clock } = deps
  const details = createDetailService({
    catalogue: createCatalogueRepository(reads),
    stays: createStaysRepository(reads),
    cardsNow: createCardContents(deps),
    placesNow: createPlaceReader(deps),
    labelsNow: createLabelReader(deps),
    clock,
  })

  registerCall(app, {
    endpoint: getStayDetail,
    params: z.object({ id: Id }),
    query: StayDetailQuery,
    response: StayDetail,
    summary: 'A stay with its programme, room and hotel; with a check-in at its price for the dates',
    requirements: ['GW-002', 'GW-003', 'SC-002', 'SC-004', 'SC-006', 'SC-012'],
    example: (today) => ({
      params: { id: '10001p1' },
      query: { locale: 'fr_FR', checkin: addDays(today, 30), night: 1 },
    }),
    cache: fewSeconds,
    errors: ['product-not-found'],
    handler: async ({ params, query }) => details.stay(await detailQuestion(reads, params.id, query)),
  })

  registerCall(app, {
    endpoint: getRecommendedOffer,
    params: z.object({ id: Id }),
    query: RecommendedOfferQuery,
    response: RecommendedOffer,
    summary: 'The offer whose id a link recommends, at its price',
    requirements: ['GW-021', 'SC-026'],
    example: { params: { id: '10001p1' }, query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    errors: ['product-not-found'],
    async handler({ params, query }) {
      const nights = query.checkin && query.checkout ? diffDays(query.checkin, query.checkout) : 0
      return details.recommended(
        await detailQuestion(reads, params.id, { ...query, night: query.night ?? (nights || undefined) }),
      )
    },
  })

  registerCall(app, {
    endpoint: getHotelDetail,
    params: z.object({ id: Id }),
    query: StayDetailQuery,
    response: HotelDetail,
    summary: 'A hotel with its rooms and their offers, the cheapest first',
    requirements: ['SC-002', 'SC-004', 'SC-005'],
    example: { params: { id: '10001' }, query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    errors: ['hotel-not-found'],
    handler: async ({ params, query }) => details.hotel(await detailQuestion(reads, params.id, query)),
  })

  registerCall(app, {
    endpoint: getActivityImages,
    params: z.object({ activityId: Id }),
    query: z.object({ locale: LocaleCode }),
    response: z.array(Image),
    summary: 'Pictures of an activity',
    requirements: ['GW-004', 'SC-027'],
    example: { params: { activityId: '10001a1' }, query: { locale: 'fr_FR' } },
    cache: { seconds: 3600 },
    errors: ['activity-not-found'],
    handler: ({ params, query }) => details.activityImages({ ...params, ...query }),
  })
}

type Asked = Pick<
  output<typeof StayDetailQuery>,
  'locale' | 'adult' | 'child' | 'baby' | 'checkin' | 'night' | 'fetchPageModel' | 'minisite'
>

const detailQuestion = async (db: Db, id: string, query: Asked): Promise<DetailQuestion> => ({
  id,
  locale: query.locale,
  party: { adult: query.adult, child: query.child, baby: query.baby },
  dates: query.checkin ? { checkin: query.checkin, nights: query.night ?? defaultNights } : null,
  withPageModel: query.fetchPageModel ?? false,
  onMinisite: await isOnMinisite(db, query),
})
