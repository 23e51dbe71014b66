import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/database/tables'
import type { Signer } from '../../../platform/signer'

/** Tells people from programs; who does it is exchangeable. */
export type Captcha = {
  challenge(pos: string): Promise<{ parameters: Record<string, unknown>; signature: string }>
  /** True when the token solves a challenge of ours that is neither too old nor used before. It is used by that. */
  accept(token: string): Promise<boolean>
}

type Deps = { db: Kysely<Database>; clock: Clock; signer: Signer }

const lifeMs = 10 * 60_000
const algorithm = 'PBKDF2/SHA-256'
/**
 * About half a second of a telephone: too dear for a thousand messages, nothing for one.
 * Limit: it keeps floods away, not somebody with patience (decision 021).
 */
const cost = 2_000
const fewestTries = 60
const mostTries = 180

const Token = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(cost),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(200).optional(),
      data: z.object({ pos: z.string().max(2), expires: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.number().int().min(0).max(mostTries),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
})

/** ALTCHA: the browser finds a number that only trying finds. No picture, no cookie, no third party. */
export function createAltcha({ db, clock, signer }: Deps): Captcha {
  const hmacSignatureSecret = signer.sign('captcha', 'challenge')
  const hmacKeySignatureSecret = signer.sign('captcha', 'key')
  const now = () => clock.instant().getTime()

  const isSolved = async ({ challenge, solution }: Payload): Promise<boolean> => {
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
      hmacKeySignatureSecret,
    })
    return verified
  }

  return {
    async challenge(pos) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(fewestTries, mostTries),
        data: { pos, expires: now() + lifeMs },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return { parameters: { ...parameters }, signature }
    },
    async accept(token) {
      const payload = readToken(token)
      if (!payload) return false
      const { expires } = payload.challenge.parameters.data
      if (expires <= now() || !(await isSolved(payload))) return false
      return spend(db, payload.challenge.signature, new Date(expires))
    },
  }
}

/** Base64 of JSON, as the widget sends it; null for anything else. */
function readToken(token: string) {
  try {
    const parsed = Token.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
    return parsed.success ? (parsed.data as Payload & typeof parsed.data) : null
  } catch {
    return null
  }
}

/** The first to come with it has it. */
async function spend(db: Kysely<Database>, signature: string, expires: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captchaSpent')
    .values({ signature, expiresAt: expires })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export const forgetSpent = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('captchaSpent').where('expiresAt', '<=', now).execute()
