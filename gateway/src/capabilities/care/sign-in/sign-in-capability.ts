import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock'
import type { Config } from '../../../platform/config'
import type { Db } from '../../../platform/database/database'
import { loadSigner } from '../../../platform/signer'
import { logAgentActions } from './action-log'
import { createAgents } from './agents'
import { embeddedRoutes } from './embedded/embedded-routes'
import { fetchFromApp } from './embedded/fetch-from-app'
import { createEndedSessions } from './ended-sessions'
import { guardCareVisits } from './guard-care-visits'
import { createIdentityProvider, type IdentityProvider } from './identity-provider'
import { signInRoutes } from './sign-in-routes'
import { readSignInSettings, type SignInSettings } from './sign-in-settings'

type Deps = {
  db: Db
  clock: Clock
  config: Pick<Config, 'careSignIn' | 'publicOrigin' | 'secretKeys' | 'tools'>
  signInProvider?: IdentityProvider | undefined
}

/**
 * Lets agents of customer care in, and keeps everybody else out of its hosts. Its hooks are those of the whole app: it
 * comes before every route.
 */
export async function signInCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config } = deps
  const settings = readSignInSettings(config)
  const provider = deps.signInProvider ?? providerOf(app, settings)
  const signer = () => loadSigner(deps)
  const agents = createAgents({
    provider,
    ended: createEndedSessions(db),
    clock,
    isCcOn: config.tools.has('cc'),
    loadSigner: signer,
  })
  guardCareVisits(app, agents)
  logAgentActions(app, deps)
  await app.register((scope) => signInRoutes(scope, { agents, clock, loadSigner: signer }))
  if (settings?.isEmbedded && !deps.signInProvider)
    await app.register((scope) => embeddedRoutes(scope, { settings }))
}

const providerOf = (app: FastifyInstance, settings: SignInSettings | null): IdentityProvider | null =>
  settings && createIdentityProvider(settings, settings.isEmbedded ? fetchFromApp(app) : undefined)
