import type { FastifyInstance } from 'fastify'
import { findOwnHold } from '../capabilities/orders/stock/own-hold'
import { quotesRoutes } from '../capabilities/quotes/quotes-routes'
import type { Deps } from './deps'

/** Quotes, to which an unpaid order of the same visitor is no obstacle. */
export const quotes = (app: FastifyInstance, { db, clock }: Deps): Promise<void> =>
  quotesRoutes(app, { db, clock, findOwnHold })
