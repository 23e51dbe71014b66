import { createPublicKey, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { RegistryDeps } from '../deps'
import { RegistryError } from '../problems'
import { addSquad } from './squads'

/** A squad that calls, by the key that it signed the call with. */
export type Caller = { squad: string; publicKey: string; from: string }

/** Statement of a call is worth something for so long: clocks of pipelines differ by seconds. */
const longestSeconds = 300

/**
 * The public key that signed a call: `Authorization: Bearer`, a JWT (RFC 7519) of EdDSA whose `kid` is the key itself,
 * and whose `htm` and `htu` are method and path of the call, as in RFC 9449. Throws where there is none.
 */
export async function readSigner(request: FastifyRequest): Promise<string> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw new RegistryError('key-unknown', 'The call is not signed by a key of a squad')
  try {
    const { kid = '' } = decodeProtectedHeader(token)
    const { payload } = await jwtVerify(token, readPublicKey(kid), {
      algorithms: ['EdDSA'],
      requiredClaims: ['exp', 'iat', 'htm', 'htu'],
      maxTokenAge: longestSeconds,
    })
    const [path] = request.url.split('?')
    if (payload.htm !== request.method || payload.htu !== path) throw new Error('signed for another call')
    return kid
  } catch (error) {
    const isOfTime = error instanceof errors.JWTExpired || (error as { claim?: string }).claim === 'iat'
    throw new RegistryError(
      'key-unknown',
      isOfTime
        ? 'The call is not of now: is the clock of this machine right?'
        : `The signature of the call is not good: ${(error as Error).message}`,
    )
  }
}

const readPublicKey = (publicKey: string): KeyObject =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })

/** The squad whose key signed the call. Throws for a key that is unknown or revoked. */
export async function readCaller(
  { db, isOpen }: Pick<RegistryDeps, 'db' | 'isOpen'>,
  request: FastifyRequest,
): Promise<Caller> {
  const publicKey = await readSigner(request)
  const known = await db
    .selectFrom('squadKey')
    .select(['squad', 'revokedAt'])
    .where('publicKey', '=', publicKey)
    .executeTakeFirst()
  if (!known && isOpen) return { squad: await addSquad(db, publicKey), publicKey, from: request.ip }
  if (!known)
    throw new RegistryError('key-unknown', 'No squad has this key. An operator invites one: remote-kit join')
  if (known.revokedAt)
    throw new RegistryError('key-unknown', `This key of ${known.squad} was revoked. Its squad has another`)
  return { squad: known.squad, publicKey, from: request.ip }
}
