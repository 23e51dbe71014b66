import { Id } from '@escapade/shared-contracts/api/common-schemas'
import { reviewCriteria } from '@escapade/shared-contracts/api/stays/review-criteria'
import { getReviewSummary, getReviews } from '@escapade/shared-contracts/api/stays/reviews'
import { ReviewSummary, Reviews, ReviewsQuery } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { registerCall } from '../../platform/http/routes'
import { createReviewsRepository } from './reviews-repository'

export type ReviewsDeps = { reads: Db }

const hotel = z.object({ hotelId: Id })

export async function reviewsRoutes(app: FastifyInstance, { reads }: ReviewsDeps) {
  const reviews = createReviewsRepository(reads)

  async function findSummary(hotelId: string) {
    const summary = await reviews.findSummary(hotelId)
    if (!summary) throw new AppError('hotel-not-found', { hotelId })
    return summary
  }

  registerCall(app, {
    endpoint: getReviews,
    params: hotel,
    query: ReviewsQuery,
    response: Reviews,
    summary: 'Reviews of a hotel, ten a page; without a locale those in every language',
    requirements: ['GW-013', 'GW-014', 'SC-036', 'SC-037'],
    example: { params: { hotelId: '10001' }, query: { locale: 'fr_FR', sort: 'DATE_DESC', page: 0 } },
    cache: { seconds: 5 },
    errors: ['hotel-not-found'],
    async handler({ params, query }) {
      const { score, criteria } = await findSummary(params.hotelId)
      const wanted = { ...params, locale: query.locale, sort: query.sort, page: query.page }
      const found = await reviews.findPage(wanted)
      const inOthers = query.withOtherLanguageFallback && query.locale && found.count === 0
      const { list, count } = inOthers ? await reviews.findPage({ ...wanted, locale: undefined }) : found
      return { totalCount: count, score, list, details: criteriaScores(criteria) }
    },
  })

  registerCall(app, {
    endpoint: getReviewSummary,
    params: hotel,
    response: ReviewSummary,
    summary: 'How many reviews a hotel has, and its score',
    requirements: ['GW-015'],
    example: { params: { hotelId: '10001' } },
    cache: { seconds: 5 },
    errors: ['hotel-not-found'],
    async handler({ params }) {
      const { totalCount, score } = await findSummary(params.hotelId)
      return { totalCount, score }
    },
  })
}

const criteriaScores = (scores: Record<string, number>) =>
  reviewCriteria.flatMap((label) => {
    const score = scores[label]
    return score === undefined ? [] : [{ label, score }]
  })
