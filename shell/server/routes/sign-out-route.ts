import { accountCookies } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../platform/problem'
import { markets } from '../visit/markets'
import { readSite } from '../visit/site'

type Options = {
  publicHost: string | null
  /** Ends the session of a token where sessions are kept; never rejects. */
  endSession: (token: string) => Promise<void>
}

const basePaths = new Set(markets.flatMap(({ locales }) => locales.map(({ basePath }) => basePath)))

/** Takes the header's form: ends the session (SH-043), here, in any tab that asks next, and for copies of its token. */
export async function signOutRoute(app: FastifyInstance, { publicHost, endSession }: Options) {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume().on('end', () => done(null))
  })
  for (const basePath of basePaths) {
    const home = basePath || paths.home()
    app.post(basePath + paths.signOut(), async (request, reply) => {
      if (!isFromOurPages(request, publicHost)) return sendProblem(reply, 403, 'foreign-origin')
      const token = request.cookies[accountCookies.accessToken]
      if (token) await endSession(token)
      for (const name of Object.values(accountCookies)) reply.clearCookie(name, { path: '/' })
      // What the tabs and the device keep is of who signs out: drafts, wishes, what was looked at.
      return reply
        .headers({ 'cache-control': 'no-store', 'clear-site-data': '"storage"' })
        .redirect(home, 303)
    })
    // A request by address or by reloading has no body.
    app.get(basePath + paths.signOut(), async (_, reply) => reply.redirect(home, 303))
  }
}

/** Browsers name the page's origin with every form. */
function isFromOurPages({ protocol, host, headers }: FastifyRequest, publicHost: string | null): boolean {
  return headers.origin === readSite({ protocol, host, publicHost }).origin
}
