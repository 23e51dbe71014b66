import * as z from 'zod'
import type { Signer } from '../../../platform/signer'

/** State that a browser keeps while its agent is at the provider's: nobody else can finish what it began. */
const Pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of the shop. */
  to: z.string(),
  /** Milliseconds. */
  expires: z.number(),
})
export type PendingSignIn = Omit<z.infer<typeof Pending>, 'expires'>

export const pendingCookie = 'care_sign_in'
export const pendingSeconds = 600
const purpose = 'care-sign-in'

export function sealPending(pending: PendingSignIn, { signer, now }: { signer: Signer; now: Date }): string {
  const expires = now.getTime() + pendingSeconds * 1000
  const text = Buffer.from(JSON.stringify({ ...pending, expires })).toString('base64url')
  return `${text}.${signer.sign(purpose, text)}`
}

/** Null when it is not ours, was changed, or is too old. */
export function openPending(
  sealed: string | undefined,
  { signer, now }: { signer: Signer; now: Date },
): PendingSignIn | null {
  const [text = '', mark = ''] = sealed?.split('.') ?? []
  if (!signer.verify(purpose, text, mark)) return null
  const { expires, ...pending } = Pending.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return expires > now.getTime() ? pending : null
}
