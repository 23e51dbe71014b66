import { getSearchHelp } from '@escapade/shared-contracts/api/search/search'
import { SearchHelp, SearchHelpRequest } from '@escapade/shared-contracts/api/search/search-help-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { registerCall } from '../../../platform/http/routes'
import type { CreateCache } from '../../../platform/revision/create-cache'
import { createPlaceReader } from '../../destinations/public'
import type { IndexKeeper } from '../index/index-keeper'
import { createSearchHelp } from './search-help'

type Deps = { db: Db; clock: Clock; createCache: CreateCache; searchIndex: Pick<IndexKeeper, 'current'> }

export async function searchHelpRoutes(app: FastifyInstance, deps: Deps) {
  const { searchIndex: indexes, clock } = deps
  const help = createSearchHelp({ indexes, placesNow: createPlaceReader(deps), clock })

  registerCall(app, {
    endpoint: getSearchHelp,
    body: SearchHelpRequest,
    changesNothing: true,
    response: SearchHelp,
    summary: 'Changes of a search that would find something, with how much and from which price',
    requirements: ['SE-064'],
    example: (today) => ({
      body: {
        locale: 'fr_FR',
        searchCriterias: { checkin: addDays(today, 30), night: 9, tags: ['dinner', 'spa'] },
      },
    }),
    handler: ({ body }) => help(body),
  })
}
