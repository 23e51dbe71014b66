import type { FastifyInstance } from 'fastify'
import type { ChromeModule } from '../document/chrome'
import type { InspirationSource } from '../visit/inspirations'
import { markets } from '../visit/markets'
import type { VisitDeps } from '../visit/read-visit'
import { readRequest } from './read-request'

type Options = { visits: VisitDeps; chrome: ChromeModule; inspirations: InspirationSource }

const basePaths = new Set(markets.flatMap(({ locales }) => locales.map(({ basePath }) => basePath)))

/** The panels of the header's menu, as a document that the client takes them out of. */
export async function menuRoute(app: FastifyInstance, { visits, chrome, inspirations }: Options) {
  for (const basePath of basePaths)
    app.get(`${basePath}/chrome/menu`, async (request, reply) => {
      const { visit } = readRequest(request, visits)
      const panels = chrome.renderMenu({ visit, inspirations: inspirations.inspirationsFor(visit.locale) })
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, max-age=5',
          'content-security-policy': "default-src 'none'",
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
          vary: 'accept-encoding, cookie',
        })
        .send(`<!doctype html><title>${visit.locale}</title>${panels}`)
    })
}
