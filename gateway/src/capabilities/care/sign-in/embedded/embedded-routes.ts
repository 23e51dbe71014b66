import { bcp47, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { AppError } from '../../../../platform/http/errors'
import { sendPlainPage } from '../../../../platform/http/plain-page'
import { embeddedAccounts, embeddedPath, type SignInSettings } from '../sign-in-settings'
import { accountPage } from './account-page'
import { createEmbeddedProvider, interactionPath } from './embedded-provider'

/** The embedded provider, made with the first request: its library is large, and most starts never need it. */
export async function embeddedRoutes(app: FastifyInstance, { settings }: { settings: SignInSettings }) {
  let made: Promise<Provider> | undefined
  const provider = () => {
    made ??= createEmbeddedProvider(settings)
    return made
  }
  // The provider reads bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  const config = { isSignIn: true, fromAnywhere: true }

  app.get(`${interactionPath}/:uid`, { config }, async (request, reply) => {
    const { params } = await detailsOf(await provider(), request, reply)
    const [wanted = ''] = String(params.ui_locales ?? '').split(' ')
    const locale =
      locales.find((each) => bcp47(each) === wanted) ??
      locales.find((each) => each.startsWith(wanted.slice(0, 2))) ??
      'fr_FR'
    const action = new URL(request.url, 'http://shop.invalid').pathname
    return sendPlainPage(reply, {
      ...accountPage({ locale, action }),
      language: bcp47(locale),
      leadsAway: true,
    })
  })

  app.post(`${interactionPath}/:uid/:account`, { config }, async (request, reply) => {
    const { account } = request.params as { account: string }
    if (!isEmbeddedAccount(account)) throw new AppError('not-found')
    const oidc = await provider()
    await detailsOf(oidc, request, reply)
    const result = { login: { accountId: embeddedAccounts[account], remember: false } }
    const next = await oidc.interactionResult(request.raw, reply.raw, result)
    return reply.redirect(next, 303)
  })

  app.all(`${embeddedPath}/*`, { config }, async (request, reply) => {
    const handle = (await provider()).callback()
    reply.hijack()
    // The provider takes the difference between the two for the path that it is mounted at. Other answers
    // have these headers by hooks, which a hijacked one passes by.
    reply.raw.setHeader('x-request-id', String(request.id))
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    const { raw } = request
    if (isSignIn(request)) forgetSession(raw)
    Object.assign(raw, { originalUrl: request.url, url: request.url.slice(embeddedPath.length) })
    await handle(raw, reply.raw)
  })
}

const isEmbeddedAccount = (account: string): account is keyof typeof embeddedAccounts =>
  Object.hasOwn(embeddedAccounts, account)

const isSignIn = ({ url }: FastifyRequest) => url.startsWith(`${embeddedPath}/auth`)

/** Each sign-in chooses its account: with another one signed in the provider would first ask for signing out. */
function forgetSession({ headers }: FastifyRequest['raw']) {
  const kept = (headers.cookie ?? '').split(/;\s*/).filter((each) => !each.startsWith('_session'))
  headers.cookie = kept.join('; ')
}

/** Refuses addresses that no sign-in of this browser leads to. */
async function detailsOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch {
    throw new AppError('not-found')
  }
}
