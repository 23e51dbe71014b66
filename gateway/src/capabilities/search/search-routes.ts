import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { CreateCache } from '../../platform/revision/create-cache'
import { createCardContents } from '../catalogue/public'
import { createPlaceReader, createTownReader } from '../destinations/public'
import { createLabelReader } from '../labels/public'
import type { IndexKeeper } from './index/index-keeper'
import { createSearchService } from './search-service'

type Deps = {
  db: Db
  clock: Clock
  createCache: CreateCache
  jobs: Pick<JobRunner, 'add'>
  searchIndex: Pick<IndexKeeper, 'current' | 'tidy'>
}

export type SearchStays = ReturnType<typeof createSearchService>

const halfAMinute = 30_000

/** Answers the search itself, for what asks it without a visitor. */
export async function searchRoutes(app: FastifyInstance, deps: Deps): Promise<SearchStays> {
  const { clock, jobs, searchIndex } = deps
  // At the start it fills the index; later it keeps a gateway without calls from falling behind.
  jobs.add({
    name: 'keep the search index',
    everyMs: halfAMinute,
    run: () => searchIndex.tidy(clock.today()),
  })

  const search = createSearchService({
    indexes: searchIndex,
    cardsNow: createCardContents(deps),
    placesNow: createPlaceReader(deps),
    labelsNow: createLabelReader(deps),
    readTowns: createTownReader(deps),
    clock,
  })

  registerCall(app, {
    endpoint: searchOffers,
    body: OffersRequest,
    changesNothing: true,
    response: OffersAnswer,
    summary: 'Hotels with stays that match, priced for the party',
    requirements: ['GW-007', 'SC-016', 'GW-038'],
    // No cache stores the answer of a POST by itself; the shell's servers ask once for all they render meanwhile.
    cache: fewSeconds,
    example: (today) => ({
      body: {
        locale: 'fr_FR',
        searchCriterias: { adult: 2, checkin: addDays(today, 30), night: 1 },
        orderBy: 'priceAsc',
      },
    }),
    handler: ({ body }) => search(body),
  })
  return search
}
