import { AppError } from '../../../platform/http/errors'
import { callPartner, UnreadableAnswer } from '../../../platform/observe/partner-calls'
import { type Agent, agentOf, claimAt, type Refused } from './agent'
import type { SignInSettings } from './sign-in-settings'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type Begun = { address: URL; state: string; nonce: string; verifier: string }

export type IdentityProvider = {
  /**
   * Builds the address to send an agent to, in the first of the languages that the provider has (`nl-BE nl`), with what proves later that it was this browser that was sent (PKCE,
   * https://www.rfc-editor.org/rfc/rfc7636).
   */
  begin(wish: { redirectUri: string; languages: string }): Promise<Begun>
  /** Turns what the provider sent the agent back with into proof of who it is; refused when it is not good. */
  finish(answer: { address: URL; state: string; nonce: string; verifier: string }): Promise<Proof | Refused>
  /** Agent that the proof names; refused when it is forged, expired, of somebody else's making or of a stranger. */
  identify(proof: Proof, now: Date): Promise<Agent | Refused>
}

/** An ID token, with claims that the provider says at its userinfo endpoint alone. */
export type Proof = { token: string; claims?: Record<string, unknown> | undefined }

/** Difference that our clock and the provider's may have. */
const clockToleranceSeconds = 30
const timeoutSeconds = 5
/** Public keys only: a token signed with ours as a shared secret, or with nothing, is no token. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/**
 * Talks to an OpenID Connect provider. Its configuration is asked for with the first sign-in, and again as long as it
 * does not answer; the libraries are loaded with it. Throws `unavailable` while it is away.
 */
export function createIdentityProvider(settings: SignInSettings, fetchFrom?: Fetch): IdentityProvider {
  const { clientId } = settings
  const connect = onceItSucceeds(() => connectTo(settings, fetchFrom))

  return {
    async begin({ redirectUri, languages }) {
      const { client, configuration } = await connect()
      const verifier = client.randomPKCECodeVerifier()
      const state = client.randomState()
      const nonce = client.randomNonce()
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ui_locales: languages,
        ...(settings.isEmbedded ? { prompt: 'login' } : { hd: settings.emailDomain }),
      })
      return { address, state, nonce, verifier }
    },

    async finish({ address, state, nonce, verifier }) {
      const { client, configuration, bySecret } = await connect()
      try {
        const answer = await firstKnown(bySecret, (each) =>
          client.authorizationCodeGrant(each, address, {
            pkceCodeVerifier: verifier,
            expectedState: state,
            expectedNonce: nonce,
            idTokenExpected: true,
          }),
        )
        const token = answer.id_token ?? ''
        const said: Record<string, unknown> = answer.claims() ?? {}
        const lacks = wantedClaims(settings).filter((name) => claimAt(said, name) === undefined)
        if (lacks.length === 0 || !configuration.serverMetadata().userinfo_endpoint) return { token }
        const more = await client.fetchUserInfo(configuration, answer.access_token, String(said.sub))
        const claims = Object.fromEntries(
          keptClaims(settings).flatMap((name) => (name in more ? [[name, more[name]]] : [])),
        )
        return { token, claims }
      } catch (error) {
        if (isAway(error)) throw unavailable(error)
        return { refused: `the provider: ${saidBy(error)}` }
      }
    },

    async identify({ token, claims }, now) {
      const { jose, keys, configuration } = await connect()
      try {
        const { payload } = await jose.jwtVerify(token, keys, {
          issuer: configuration.serverMetadata().issuer,
          audience: clientId,
          algorithms,
          clockTolerance: clockToleranceSeconds,
          currentDate: now,
          requiredClaims: ['exp', 'iat', 'nonce'],
        })
        // An address and whether it is verified are said in one place.
        return agentOf({ ...payload, ...claims }, settings)
      } catch (error) {
        if (!isRefusal(error)) throw unavailable(error)
        return { refused: `the token: ${saidBy(error)}` }
      }
    },
  }
}

/** Claims that say who somebody is; the roles where a setting says where they stand. */
const wantedClaims = ({ rolesClaim }: SignInSettings) =>
  rolesClaim === 'roles' ? ['email', 'email_verified'] : ['email', 'email_verified', rolesClaim]
/** Of an answer of the userinfo endpoint nothing else is kept: it may have a portrait. */
const keptClaims = ({ rolesClaim }: SignInSettings) => [
  'email',
  'email_verified',
  'hd',
  rolesClaim,
  rolesClaim.split('.')[0] ?? '',
]

/** Some providers name themselves with a slash at the end: the two are different names, and either may be set. */
const otherwise = (issuer: string) => (issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`)
const isOfOtherName = (error: unknown) => codeOf(error) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'

const isReadable = /^application\/(.+\+)?(json|jwt)\b/

/**
 * Asks the provider for its configuration and its keys. Throws `unavailable`, with its cause. `bySecret`: the configuration
 * with each of the client's secrets.
 */
export async function connectTo(
  { issuer, clientId, clientSecrets, isEmbedded }: SignInSettings,
  fetchFrom: Fetch = fetch,
) {
  const counted: Fetch = (url, init) =>
    callPartner('oidc', async () => {
      const answer = await fetchFrom(url, init)
      // A page of a portal in between has the status of an answer.
      if (answer.ok && !isReadable.test(answer.headers.get('content-type') ?? ''))
        throw new UnreadableAnswer(`${url} answered with something else`)
      return answer
    })
  const [client, jose] = await Promise.all([import('openid-client'), import('jose')])
  const withSecret = (secret: string) => ({
    client_secret: secret,
    [client.clockTolerance]: clockToleranceSeconds,
  })
  const [newest = '', ...others] = clientSecrets
  try {
    const discover = (name: string) =>
      client.discovery(new URL(name), clientId, withSecret(newest), undefined, {
        timeout: timeoutSeconds,
        // The embedded one is this process: its address has no TLS on a developer's machine.
        execute: isEmbedded ? [client.allowInsecureRequests] : [],
        [client.customFetch]: counted as never,
      })
    const configuration = await discover(issuer).catch((error) => {
      if (isOfOtherName(error)) return discover(otherwise(issuer))
      throw error
    })
    const { jwks_uri: keysAt } = configuration.serverMetadata()
    if (!keysAt) throw new Error('The provider names no keys')
    // Keys are asked for again when a token names one that is not known, at most every half minute.
    const keys = jose.createRemoteJWKSet(new URL(keysAt), {
      timeoutDuration: timeoutSeconds * 1000,
      [jose.customFetch]: counted as never,
    })
    const withOther = (secret: string) => {
      const other = new client.Configuration(configuration.serverMetadata(), clientId, withSecret(secret))
      return Object.assign(other, { timeout: timeoutSeconds, [client.customFetch]: counted })
    }
    return { client, jose, configuration, keys, bySecret: [configuration, ...others.map(withOther)] }
  } catch (error) {
    throw unavailable(error)
  }
}

/** While a client's secret is changed its provider knows one of two: asks with the first one that it knows. */
export async function firstKnown<C, T>([first, ...others]: C[], ask: (configuration: C) => Promise<T>) {
  return ask(first as C).catch((error): Promise<T> => {
    if (others.length === 0 || !isUnknownClient(error)) throw error
    return firstKnown(others, ask)
  })
}

/** Tells a client that was not recognised (https://www.rfc-editor.org/rfc/rfc6749#section-5.2). */
export const isUnknownClient = (problem: { error?: string; status?: number }) =>
  problem.error === 'invalid_client' || problem.status === 401

function onceItSucceeds<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

const refusals = /^ERR_(JWT|JWS|JWKS_(NO|MULTIPLE)_MATCHING|JOSE_(ALG_NOT_ALLOWED|NOT_SUPPORTED))/
/** jose names what is wrong with a token; anything else is a provider whose keys could not be had. */
const isRefusal = (error: unknown) => refusals.test(codeOf(error))

const noAnswer = /^OAUTH_(TIMEOUT|ABORT|RESPONSE_IS_NOT_(CONFORM|JSON)|PARSE_ERROR)$/
/** A provider that was not reached or broke down, unlike one that did not take the code. */
function isAway(error: unknown): boolean {
  const { name, status = 0 } = error as { name?: string; status?: number }
  const isNetwork = name === 'TypeError' && !codeOf(error).startsWith('ERR_INVALID')
  return isNetwork || status >= 500 || noAnswer.test(codeOf(error))
}

/** Code and words of a refusal; of the provider's own, that of OAuth (`invalid_client`). */
function saidBy(error: unknown): string {
  const { error: said, error_description: why, message } = error as Record<string, unknown>
  return [...new Set([codeOf(error), said, why ?? message])].filter(Boolean).join(' · ')
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

const unavailable = (cause: unknown): AppError => Object.assign(new AppError('unavailable'), { cause })
