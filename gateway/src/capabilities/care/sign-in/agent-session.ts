import { createHash } from 'node:crypto'
import type { Signer } from '../../../platform/signer'
import type { Proof } from './identity-provider'

const purpose = 'care-claims'
/** Stands in no ID token. */
const joint = '~'

/**
 * Value of an agent's cookie: the ID token, and with it, signed by the shop for that token alone, what the provider said
 * besides.
 */
export function sealSession({ token, claims }: Proof, signer: Signer): string {
  if (!claims) return token
  const text = Buffer.from(JSON.stringify({ of: hashOf(token), claims })).toString('base64url')
  return `${token}${joint}${text}.${signer.sign(purpose, text)}`
}

/** Null when what stands beside the token is not ours, or was said of another one. */
export function openSession(sealed: string, signer: Signer): Proof | null {
  const [token = '', besides] = sealed.split(joint)
  if (besides === undefined) return { token }
  const [text = '', mark = ''] = besides.split('.')
  if (!signer.verify(purpose, text, mark)) return null
  const { of, claims } = JSON.parse(Buffer.from(text, 'base64url').toString())
  return of === hashOf(token) ? { token, claims } : null
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
