import { previewCookie, previewPath } from '@escapade/remote-kit/release/preview-token'
import { criteriaHeader } from '@escapade/shared-contracts/mount/criteria-page'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentCookie, consentPattern } from '../../src/consent-choice'
import type { ChromeModule } from '../document/chrome'
import { splashPage } from '../document/splash-page'
import { sendProblem } from '../platform/problem'
import { type Previews, type ShownPreview, withPreview } from '../registry/previews'
import type { ReleaseSets } from '../registry/release-sets'
import { isRobot } from '../visit/is-robot'
import type { VisitDeps } from '../visit/read-visit'
import { answerCriteria } from './answer-criteria'
import { answerPage, type PageDeps } from './answer-page'
import { readRequest } from './read-request'
import { readReleases, releasesCookie, writeReleases } from './releases-cookie'
import { setCookie, writeCookies } from './write-cookies'

export type PageRouteOptions = {
  visits: VisitDeps
  pages: PageDeps
  sets: ReleaseSets
  previews: Previews
  chrome: Pick<ChromeModule, 'renderPreviewNote'>
}

/** Every path that is no file and no call: a page of the shop. */
export async function pageRoute(
  app: FastifyInstance,
  { visits, pages, sets, previews, chrome }: PageRouteOptions,
) {
  app.get('/*', async (request, reply) => {
    const visit = readRequest(request, visits)
    writeCookies(reply, visit.cookies, request.protocol)
    if (visit.splash) {
      const { headers, body } = splashPage({
        choices: visit.splash,
        https: request.protocol === 'https',
        strip: pages.strip(visit.visit.textLanguage),
      })
      return reply.headers(headers).send(body)
    }
    if (visit.redirect !== undefined) return reply.redirect(visit.redirect, 302)
    const asked = request.cookies[releasesCookie]
    const session = readReleases(asked)
    const set = sets.setFor(session)
    const value = set && writeReleases(session.session, set.id)
    if (value && value !== asked)
      setCookie(reply, { name: releasesCookie, value, protocol: request.protocol })
    const preview = await previews.of(request.cookies[previewCookie])
    const input = {
      ...visit,
      set: set && preview ? withPreview(set, preview) : set,
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
    // Documents are shared: what concerns one browser is put into its own copy.
    const note = preview && chrome.renderPreviewNote(noteOf(preview, visit.visit))
    const body = note ? answer.body.replace('</body>', `${note}</body>`) : answer.body
    return reply.code(answer.status).headers(answer.headers).send(body)
  })
  app.setNotFoundHandler((_, reply) =>
    sendProblem(reply.header('allow', 'GET, HEAD'), 405, 'method-not-allowed'),
  )
}

const noteOf = ({ name, live, until }: ShownPreview, { locale, textLanguage }: Visit) => ({
  textLanguage,
  release: `${name} ${live.release.version}`,
  until: timeOf(until, locale),
  action: previewPath,
})

const timeOf = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), { timeStyle: 'short', timeZone: 'Europe/Paris' }).format(
    instant,
  )

const analyticsOf = ({ cookies }: FastifyRequest) => ({
  clientId: cookies.clientId?.slice(0, 100) ?? null,
  userId: cookies.userAccountId?.slice(0, 100) ?? null,
})
