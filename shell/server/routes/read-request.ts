import type { FastifyRequest } from 'fastify'
import { type ReadVisit, readVisit, type VisitDeps } from '../visit/read-visit'

/** Reads the facts of a request for a page or a part of one. */
export function readRequest(request: FastifyRequest, deps: VisitDeps): ReadVisit {
  const { protocol, host, url, cookies, headers } = request
  const acceptLanguage = headers['accept-language']
  return readVisit(
    { protocol, host, url, cookies, acceptLanguage, userAgent: headers['user-agent'] ?? '' },
    deps,
  )
}
