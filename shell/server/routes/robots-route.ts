import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance } from 'fastify'
import { readSite } from '../visit/site'

/** Pages that are about one visitor only, and all others below their first segment. */
const personal = [
  paths.wishlist(),
  paths.stayCheckout({}),
  paths.confirmation({ orderUUID: '' }),
  paths.bookingLookup(),
]
const unlisted = [
  '/api/',
  '/front-gateway/',
  ...personal.map((path) => `/${path.split('/')[1]}/`),
  '/mailbox',
]

type Options = { isTrial: () => boolean; publicHost: string | null }

/** Only the shop itself is for search engines, never a trial of it or the hosts of customer care. */
export async function robotsRoute(app: FastifyInstance, { isTrial, publicHost }: Options) {
  app.get('/robots.txt', async ({ host, protocol }, reply) => {
    const isListed = !isTrial() && !readSite({ protocol, host, publicHost }).customerCare
    const rules = isListed ? unlisted.map((path) => `Disallow: ${path}`) : ['Disallow: /']
    return reply.type('text/plain').send(['User-agent: *', ...rules, ''].join('\n'))
  })
}
