import { isLocale, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import { problemOf, toAppError } from '../../platform/http/error-handler'
import { type PlainPage, sendPlainPage } from '../../platform/http/plain-page'
import { laterPage } from './newsletter-pages'

/** A browser shows what a form is answered with: what a call would be told as a problem, people read on a page. */
export function showRefusals(app: FastifyInstance, wrongPage: (locale: Locale) => PlainPage) {
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(toAppError(error))
    if (status >= 500) request.failure = error
    const locale = readersLocale(request.headers['accept-language'])
    const isOurs = status === 429 || status >= 500
    return sendPlainPage(reply.code(status), isOurs ? laterPage(locale) : wrongPage(locale))
  })
}

/** Nothing else is known of a reader whose request was not read. */
function readersLocale(accepted = ''): Locale {
  const language = accepted.slice(0, 2).toLowerCase()
  const locale = `${language}_${language.toUpperCase()}`
  return isLocale(locale) ? locale : 'fr_FR'
}
