import { criteriaHeader } from '@escapade/shared-contracts/mount/criteria-page'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentCookie, consentPattern } from '../../src/consent-choice'
import { sendProblem } from '../platform/problem'
import type { ReleaseSets } from '../registry/release-sets'
import { isRobot } from '../visit/is-robot'
import type { VisitDeps } from '../visit/read-visit'
import { answerCriteria } from './answer-criteria'
import { answerPage, type PageDeps } from './answer-page'
import { readRequest } from './read-request'
import { readReleases, releasesCookie, writeReleases } from './releases-cookie'
import { setCookie, writeCookies } from './write-cookies'

export type PageRouteOptions = { visits: VisitDeps; pages: PageDeps; sets: ReleaseSets }

/** Every path that is no file and no call: a page of the shop. */
export async function pageRoute(app: FastifyInstance, { visits, pages, sets }: PageRouteOptions) {
  app.get('/*', async (request, reply) => {
    const visit = readRequest(request, visits)
    writeCookies(reply, visit.cookies, request.protocol)
    if (visit.redirect !== undefined) return reply.redirect(visit.redirect, 302)
    const asked = request.cookies[releasesCookie]
    const session = readReleases(asked)
    const set = sets.setFor(session)
    const value = set && writeReleases(session.session, set.id)
    if (value && value !== asked)
      setCookie(reply, { name: releasesCookie, value, protocol: request.protocol })
    const input = {
      ...visit,
      set,
      requestId: request.id,
      analytics: analyticsOf(request),
      byRobot: isRobot(request.headers['user-agent'] ?? ''),
      hasChosen: consentPattern.test(request.cookies[consentCookie] ?? ''),
    }
    const hash = request.headers[criteriaHeader]
    const answer =
      hash === undefined ? await answerPage(input, pages) : await answerCriteria(input, String(hash), pages)
    if ('location' in answer) return reply.redirect(answer.location, answer.status)
    request.release = answer.release
    return reply.code(answer.status).headers(answer.headers).send(answer.body)
  })
  app.setNotFoundHandler((_, reply) =>
    sendProblem(reply.header('allow', 'GET, HEAD'), 405, 'method-not-allowed'),
  )
}

const analyticsOf = ({ cookies }: FastifyRequest) => ({
  clientId: cookies.clientId?.slice(0, 100) ?? null,
  userId: cookies.userAccountId?.slice(0, 100) ?? null,
})
