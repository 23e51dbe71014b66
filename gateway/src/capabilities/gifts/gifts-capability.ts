import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps'
import { giftCatalogueRoutes } from './gift-catalogue-routes'
import { giftRatesJob } from './gift-rates-job'

/** Gifts: what is for sale, and what becomes of it. */
export async function giftsCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  giftCatalogueRoutes(app, deps)
  deps.jobs.add(giftRatesJob(deps))
}
