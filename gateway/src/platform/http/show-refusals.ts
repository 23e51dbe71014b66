import { isLocale, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import { problemOf, toAppError } from './error-handler'
import { type PlainPage, sendPlainPage } from './plain-page'

/** `wrong`: of what was sent. `later`: it was too often, or something failed here. */
type RefusalPages = Record<'wrong' | 'later', (locale: Locale) => PlainPage>

/** A browser shows what a form is answered with: what a call would be told as a problem, people read on a page. */
export function showRefusals(app: FastifyInstance, { wrong, later }: RefusalPages): void {
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(toAppError(error))
    if (status >= 500) request.failure = error
    const locale = readersLocale(request.headers['accept-language'])
    const isOurs = status === 429 || status >= 500
    return sendPlainPage(reply.code(status), isOurs ? later(locale) : wrong(locale))
  })
}

/** Nothing else is known of a reader whose request was not read. */
function readersLocale(accepted = ''): Locale {
  const language = accepted.slice(0, 2).toLowerCase()
  const locale = `${language}_${language.toUpperCase()}`
  return isLocale(locale) ? locale : 'fr_FR'
}
