import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { Fetch } from './identity-provider'

const issuer = 'https://id.example'
export const ofIssuer = {
  issuer,
  clientId: 'care',
  clientSecrets: ['a secret of the test'],
  emailDomain: 'shop.example',
  roles: {},
  rolesClaim: 'roles',
  isEmbedded: false,
}

type Key = { privateKey: CryptoKey; jwk: JWK }

async function createKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** A provider elsewhere that signs whatever a test wants: what the embedded one would never say. */
export async function createIssuer(name = issuer) {
  let key = await createKey('first')
  let isAway = false
  let idToken = ''
  let userinfo: object | null = null
  let refusal: object | null = null
  let clientSecret: string | null = null
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: name,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...(userinfo ? { userinfo_endpoint: `${issuer}/userinfo` } : {}),
    }),
    '/keys': () => ({ keys: [key.jwk] }),
    '/userinfo': () => ({ sub: '1', ...userinfo }),
    '/token': () => ({
      access_token: 'x',
      token_type: 'bearer',
      expires_in: 60,
      ...(idToken ? { id_token: idToken } : {}),
    }),
  }
  const fetchFrom: Fetch = async (address, init) => {
    if (isAway) throw new TypeError('fetch failed')
    if (
      clientSecret &&
      init?.body &&
      new URLSearchParams(String(init.body)).get('client_secret') !== clientSecret
    )
      return Response.json({ error: 'invalid_client' }, { status: 401 })
    const path = new URL(address).pathname.replace(/^\/shop\/?(?=\/|$)/, '')
    if (refusal && path === '/token') return Response.json(refusal, { status: 401 })
    const answer = answers[path]
    return answer ? Response.json(answer()) : new Response('', { status: 404 })
  }

  return {
    fetchFrom,
    goAway: (away: boolean) => {
      isAway = away
    },
    async changeKeys() {
      key = await createKey('second')
    },
    /** Sets what it says of everybody at its userinfo endpoint, which it has from then on. */
    sayOfAll(claims: object) {
      userinfo = claims
    },
    /** Takes this secret of the client alone. */
    takeSecret(secret: string) {
      clientSecret = secret
    },
    /** Refuses every exchange of a code; null: none. */
    refuseWith(problem: object | null) {
      refusal = problem
    },
    /** Sets the token that answers the next exchange of a code. */
    answerWith(token: string) {
      idToken = token
    },
    sign: (change: Record<string, unknown> = {}) =>
      new SignJWT({
        iss: name,
        aud: 'care',
        sub: '1',
        email: 'agent@shop.example',
        email_verified: true,
        nonce: 'n',
        ...change,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid ?? '' })
        .setIssuedAt()
        .setExpirationTime(typeof change.exp === 'number' ? change.exp : '1h')
        .sign(key.privateKey),
  }
}
