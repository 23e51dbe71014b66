import {
  getActivityAvailabilities,
  getActivityDestinations,
  getActivityDetail,
  searchActivities,
} from '@escapade/shared-contracts/api/activities/activities'
import {
  ActivityAvailabilities,
  ActivityAvailabilitiesQuery,
  ActivityDestination,
  ActivityOnlyDetail,
  ActivitySearchAnswer,
  ActivitySearchRequest,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Id, LocaleCode } from '@escapade/shared-contracts/api/common-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { registerCall } from '../../platform/http/routes'
import type { CreateCache } from '../../platform/revision/create-cache'
import { createPlaceReader } from '../destinations/public'
import { createLabelReader } from '../labels/public'
import { createActivitiesRepository } from './activities-repository'
import { createActivityDestinations } from './activity-destinations'
import { createActivityDetailService } from './activity-detail-service'
import { createActivitySearchRepository } from './activity-search-repository'
import { createActivitySearchService } from './activity-search-service'

type Deps = { db: Db; clock: Clock; createCache: CreateCache }

/** A spa of the seeded catalogue's first town. */
const exampleId = 'c2988507-1-hammam'

export type SearchActivities = ReturnType<typeof createActivitySearchService>

/** Answers the search itself, for what asks it without a visitor. */
export async function activitiesRoutes(app: FastifyInstance, deps: Deps): Promise<SearchActivities> {
  const { db, clock } = deps
  const shared = {
    activities: createActivitiesRepository(db),
    placesNow: createPlaceReader(deps),
    labelsNow: createLabelReader(deps),
    clock,
  }
  const details = createActivityDetailService(shared)
  const search = createActivitySearchService({ ...shared, searches: createActivitySearchRepository(db) })
  const destinations = createActivityDestinations(shared)

  registerCall(app, {
    endpoint: getActivityDetail,
    params: z.object({ id: Id }),
    query: z.object({ locale: LocaleCode }),
    response: ActivityOnlyDetail,
    summary: 'An activity for a day: what, where, when, and its price by party',
    example: { params: { id: exampleId }, query: { locale: 'fr_FR' } },
    requirements: ['GW-001', 'SC-014'],
    errors: ['product-not-found'],
    handler: ({ params, query }) => details.detail({ ...params, ...query }),
  })

  registerCall(app, {
    endpoint: getActivityAvailabilities,
    params: z.object({ id: Id }),
    query: ActivityAvailabilitiesQuery,
    response: ActivityAvailabilities,
    summary: 'Days on which an activity still has places for the party',
    requirements: ['GW-001', 'AC-001'],
    example: { params: { id: exampleId }, query: { locale: 'fr_FR', length: 2 } },
    errors: ['product-not-found'],
    handler: ({ params, query: { month, length, adult } }) =>
      details.availabilities({ ...params, month, length, adults: adult }),
  })

  registerCall(app, {
    endpoint: searchActivities,
    body: ActivitySearchRequest,
    response: ActivitySearchAnswer,
    summary: 'Day activities that match, by house and as a list',
    example: { body: { locale: 'fr_FR', searchCriterias: { city: '2988507' }, fetchPageModel: true } },
    requirements: ['GW-006', 'SC-016'],
    handler: ({ body }) => search(body),
  })

  registerCall(app, {
    endpoint: getActivityDestinations,
    query: z.object({ locale: LocaleCode }),
    response: z.array(ActivityDestination),
    summary: 'Towns with day activities of the locale’s market',
    example: { query: { locale: 'fr_FR' } },
    requirements: ['SC-023'],
    handler: ({ query }) => destinations(query.locale),
  })
  return search
}
