import { Id } from '@escapade/shared-contracts/api/common-schemas'
import { reviewCriteria } from '@escapade/shared-contracts/api/stays/review-criteria'
import { getReviewSummary, getReviews } from '@escapade/shared-contracts/api/stays/reviews'
import {
  type Review,
  ReviewSummary,
  Reviews,
  ReviewsQuery,
} from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { highlightedReviews, positiveReviews } from '@escapade/shared-contracts/rules/stays/positive-reviews'
import { reviewsPageSize } from '@escapade/shared-contracts/rules/stays/review-pages'
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
      const own = await reviews.findPage(wanted)
      const isWanting =
        query.withOtherLanguageFallback &&
        query.locale &&
        positiveReviews(own.list).length < highlightedReviews
      const { list, count } = isWanting
        ? withOthers(own.list, await reviews.findPage({ ...wanted, locale: undefined }))
        : own
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

type Page = { list: Review[]; count: number }

/** Those of the visitor's language come before the others. */
const withOthers = (own: Review[], { list, count }: Page): Page => {
  const known = new Set(own.map(({ id }) => id))
  return { list: [...own, ...list.filter(({ id }) => !known.has(id))].slice(0, reviewsPageSize), count }
}

const criteriaScores = (scores: Record<string, number>) =>
  reviewCriteria.flatMap((label) => {
    const score = scores[label]
    return score === undefined ? [] : [{ label, score }]
  })
