import { Id, LocaleCode } from '@escapade/shared-contracts/api/common-schemas'
import {
  getAutocomplete,
  getLandmarks,
  getPlace,
  getPlacesAround,
  getRecommended,
} from '@escapade/shared-contracts/api/search/destinations'
import {
  AutocompleteQuery,
  DestinationCategory,
  Landmarks,
  LandmarksQuery,
  PlacesAround,
  PlacesAroundQuery,
  RecommendedQuery,
  Suggestion,
  Suggestions,
} from '@escapade/shared-contracts/api/search/destinations-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { CreateCache } from '../../platform/revision/create-cache'
import { readLandmarks } from './landmarks'
import { readPlacesAround } from './places-around'
import { createSuggestionsRepository } from './suggestions-repository'
import { createSuggestionsService, popularPlaces, presentSuggestion } from './suggestions-service'

type Deps = { db: Db; jobs: Pick<JobRunner, 'add'>; createCache: CreateCache }

const aMinute = 60_000

/** Another kind of source says nothing about a place. */
const categoryOf = (type: string | undefined) =>
  DestinationCategory.options.find((category) => category === type) ?? null

export async function destinationsRoutes(app: FastifyInstance, { db, jobs, createCache }: Deps) {
  const repository = createSuggestionsRepository(db)
  // At the start, and once the names have changed: no visitor's first letters wait for it.
  jobs.add({ name: 'read the names of places', everyMs: aMinute, run: repository.warmUp })
  const service = createSuggestionsService(repository, createCache)

  registerCall(app, {
    endpoint: getAutocomplete,
    query: AutocompleteQuery,
    response: Suggestions,
    summary: 'Places and hotels for what was typed so far',
    requirements: ['GW-018', 'SC-035'],
    example: { query: { locale: 'fr_FR', term: 'par' } },
    cache: fewSeconds,
    handler: async ({ query: { locale, term, maxResults } }) => ({
      suggestions: await service.complete({ locale, term, limit: maxResults }),
    }),
  })

  registerCall(app, {
    endpoint: getRecommended,
    query: RecommendedQuery,
    response: Suggestions,
    summary: 'Popular places, those of the source’s country or the market first; with `q` those it names',
    requirements: ['GW-019'],
    example: { query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    async handler({ query: { locale, q = '', catalogSourceType, catalogSourceCode } }) {
      if (q.trim()) return { suggestions: await service.complete({ locale, term: q, limit: popularPlaces }) }
      const category = categoryOf(catalogSourceType)
      const source = category && catalogSourceCode ? { category, id: catalogSourceCode } : null
      return { suggestions: await service.popular({ locale, source }) }
    },
  })

  registerCall(app, {
    endpoint: getPlacesAround,
    query: PlacesAroundQuery,
    response: PlacesAround,
    summary: 'Sights, ski resorts and the largest towns around a position, the nearest first',
    requirements: ['PR-038'],
    example: { query: { locale: 'fr_FR', lat: 48.86, lng: 2.35 } },
    cache: fewSeconds,
    handler: ({ query }) => readPlacesAround(db, query),
  })

  registerCall(app, {
    endpoint: getLandmarks,
    query: LandmarksQuery,
    response: Landmarks,
    summary: 'Sights, stations, beaches and the like between the edges of a map, the best known first',
    requirements: ['SE-078'],
    example: { query: { locale: 'fr_FR', north: 48.9, south: 48.8, east: 2.4, west: 2.3 } },
    cache: fewSeconds,
    handler: ({ query }) => readLandmarks(db, query),
  })

  registerCall(app, {
    endpoint: getPlace,
    params: z.object({ category: DestinationCategory, id: Id }),
    query: z.object({ locale: LocaleCode }),
    response: Suggestion,
    summary: 'A place by category and id: the name of a link’s destination',
    requirements: ['SC-035'],
    example: { params: { category: 'city', id: '2988507' }, query: { locale: 'fr_FR' } },
    cache: fewSeconds,
    errors: ['place-not-found'],
    async handler({ params, query }) {
      const place = await repository.findPlace(params)
      if (!place) throw new AppError('place-not-found', params)
      return presentSuggestion(place, query.locale)
    },
  })
}
