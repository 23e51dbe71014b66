import { randomBytes } from 'node:crypto'
import { countryOf, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { callbackPath } from '../callback-path'
import { embeddedPath, type SignInSettings } from '../sign-in-settings'

export const interactionPath = `${embeddedPath}/interaction`

/** A provider that stands in for Google where none is set up. It lets everybody in, keeps its state in memory and says so. */
export async function createEmbeddedProvider(settings: SignInSettings): Promise<Provider> {
  const [{ default: OidcProvider }, jose] = await Promise.all([import('oidc-provider'), import('jose')])
  const { privateKey } = await jose.generateKeyPair('RS256', { extractable: true })
  const key = {
    ...(await jose.exportJWK(privateKey)),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  }
  const provider = new OidcProvider(settings.issuer, configurationOf(settings, key as Key))
  // The shell stands before it and says what the browser sees.
  provider.proxy = true
  provider.use(async ({ response }, next) => {
    await next()
    const cookies = response.headers['set-cookie']
    if (Array.isArray(cookies)) response.set('set-cookie', cookies.map(withMaxAge))
  })
  return provider
}

/**
 * Adds `Max-Age` to a cookie that says when it expires: browsers judge a date by their own clock, which may be another
 * one, and `Max-Age` goes before it (https://www.rfc-editor.org/rfc/rfc6265#section-5.3).
 */
function withMaxAge(cookie: string): string {
  const [, date] = /;\s*expires=([^;]+)/i.exec(cookie) ?? []
  if (!date) return cookie
  const seconds = Math.max(0, Math.round((Date.parse(date) - Date.now()) / 1000))
  return `${cookie}; max-age=${seconds}`
}

type Key = NonNullable<NonNullable<Configuration['jwks']>['keys']>[number]

const configurationOf = (settings: SignInSettings, key: Key): Configuration => ({
  clients: [
    {
      client_id: settings.clientId,
      client_secret: settings.clientSecrets[0] ?? '',
      redirect_uris: redirectUris(settings.issuer),
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    IdToken: 3600,
    Interaction: 600,
    Session: 3600,
    Grant: 3600,
  },
  interactions: { url: (_context, { uid }) => `${interactionPath}/${uid}` },
  findAccount: (_context, email) => ({
    accountId: email,
    claims: () => ({ sub: email, email, email_verified: true }),
  }),
  // The shop is granted all that it asks for: there is nobody here whose data it could be.
  async loadExistingGrant({ oidc: { client, session, provider } }) {
    const grant = new provider.Grant({
      clientId: client?.clientId ?? '',
      accountId: session?.accountId ?? '',
    })
    grant.addOIDCScope('openid email')
    await grant.save()
    return grant
  },
})

/** Every host that agents may come from: with and without market, those of `?cc=1` included. */
function redirectUris(issuer: string): string[] {
  const { protocol, host } = new URL(issuer)
  const markets = ['', ...new Set(locales.map((locale) => `${countryOf(locale).toLowerCase()}.`))]
  return markets.flatMap((market) =>
    ['', 'customer-care.'].map((care) => `${protocol}//${care}${market}${host}${callbackPath}`),
  )
}
