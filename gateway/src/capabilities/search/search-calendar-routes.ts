import { getSearchCalendar } from '@escapade/shared-contracts/api/search/search'
import {
  SearchCalendar,
  SearchCalendarRequest,
} from '@escapade/shared-contracts/api/search/search-calendar-schemas'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { registerCall } from '../../platform/http/routes'
import type { CreateCache } from '../../platform/revision/create-cache'
import { createPlaceReader } from '../destinations/public'
import type { IndexKeeper } from './index/index-keeper'
import { createSearchCalendar } from './search-calendar'

type Deps = { db: Db; clock: Clock; createCache: CreateCache; searchIndex: Pick<IndexKeeper, 'current'> }

export async function searchCalendarRoutes(app: FastifyInstance, deps: Deps) {
  const { searchIndex: indexes, clock } = deps
  const calendar = createSearchCalendar({ indexes, placesNow: createPlaceReader(deps), clock })

  registerCall(app, {
    endpoint: getSearchCalendar,
    body: SearchCalendarRequest,
    changesNothing: true,
    response: SearchCalendar,
    summary: 'Cheapest price of what a search would find, by the day of arrival',
    requirements: ['SE-040', 'SE-042'],
    example: (today) => ({
      body: { locale: 'fr_FR', searchCriterias: { adult: 2 }, month: today.slice(0, 7), length: 2 },
    }),
    handler: ({ body }) => calendar(body),
  })
}
