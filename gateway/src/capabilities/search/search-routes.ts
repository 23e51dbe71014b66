import { searchOffers } from '@escapade/shared-contracts/api/search'
import { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search-schemas'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps'
import { registerCall } from '../../platform/routes'
import { createCardContents } from '../catalogue/card-contents'
import { createPlaceReader } from '../destinations/places'
import { createTraitCounter } from './hotel-traits'
import { createSearchRepository } from './search-repository'
import { createSearchService } from './search-service'

export async function searchRoutes(app: FastifyInstance, { db, clock }: Deps) {
  const search = createSearchService({
    searches: createSearchRepository(db),
    countTraits: createTraitCounter(db),
    readCards: createCardContents(db),
    findPlace: createPlaceReader(db),
    clock,
  })

  registerCall(app, {
    endpoint: searchOffers,
    body: OffersRequest,
    response: OffersAnswer,
    summary: 'Hotels with stays that match, priced for the party',
    requirements: ['GW-007', 'SC-016', 'GW-038'],
    handler: ({ body }) => search(body),
  })
}
