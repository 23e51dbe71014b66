import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type {
  SignInProof,
  SignInRequest,
  SignInRequested,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { type Selectable, sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import { codeDigits, hashOfCode, newCode } from '../../../platform/codes/one-time-code'
import type { Db } from '../../../platform/database/database'
import type { Database } from '../../../platform/database/tables'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { addEffect } from '../../../platform/jobs/outbox'
import { foldEmail } from '../../../platform/mailbox'
import type { SignInGuard } from './sign-in-guard'

export const signInMailTopic = 'sign-in-mail'
export type SignInMailPayload = { signInRequest: string; code: string; link: string }

export const codeMinutes = 10
const codeMs = codeMinutes * 60_000
const triesPerCode = 5
const hourMs = 3_600_000

/** Codes of a mailbox within an hour that have six digits; later ones have more. */
const shortCodes = 5

type Deps = {
  db: Db
  clock: Clock
  guard: SignInGuard
  inTransaction: InTransaction
  wake: () => void
}
type Asked = SignInRequest & { ip: string; device: string }
type Row = Selectable<Database['signInRequest']>
export type Proven = Pick<Row, 'email' | 'locale' | 'origin'>

const secret = () => randomBytes(24).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Names a device for as long as a sign-in takes. */
export const newDevice = secret

/** Codes and links that prove a mailbox, on the device alone that asked for them. */
export const createSignInRequests = (deps: Deps) => ({
  async ask({ device, ip, locale, origin, ...asked }: Asked): Promise<SignInRequested> {
    const email = foldEmail(asked.email)
    await deps.guard.ask({ email, ip })
    const now = deps.clock.instant()
    const signInRequest = randomUUID()
    const code = newCode(await digitsFor(deps.db, email, now))
    const link = secret()
    const expiresAt = new Date(now.getTime() + codeMs)
    await deps.inTransaction(async (db) => {
      await db
        .insertInto('signInRequest')
        .values({
          signInRequest,
          email,
          locale,
          origin: origin ?? null,
          deviceHash: hashOf(device),
          codeHash: hashOfCode(signInRequest, code),
          linkHash: hashOf(link),
          createdAt: now,
          expiresAt,
          usedAt: null,
        })
        .execute()
      const payload: SignInMailPayload = { signInRequest, code, link }
      await addEffect(
        db,
        { topic: signInMailTopic, key: `${signInMailTopic}:${signInRequest}`, payload },
        now,
      )
    })
    deps.wake()
    return { signInRequest, expiresAt: expiresAt.toISOString(), digits: code.length }
  },

  /** Mailbox that the proof is good for; it is used up. Throws `code-not-valid` and `link-for-other-device`. */
  async use(proof: SignInProof, device: string | undefined): Promise<Proven> {
    const used = await ('link' in proof ? useLink(deps, proof.link, device) : useCode(deps, proof, device))
    if (!used) throw new AppError('code-not-valid')
    return used
  },

  forgetPast: () =>
    deps.db
      .deleteFrom('signInRequest')
      .where('createdAt', '<', new Date(deps.clock.instant().getTime() - hourMs))
      .execute(),
})

export type SignInRequests = ReturnType<typeof createSignInRequests>

async function digitsFor(db: Db, email: string, now: Date): Promise<number> {
  const { asked } = await db
    .selectFrom('signInRequest')
    .select(({ fn }) => fn.countAll<string>().as('asked'))
    .where('email', '=', email)
    .where('createdAt', '>', new Date(now.getTime() - hourMs))
    .executeTakeFirstOrThrow()
  return Number(asked) < shortCodes ? codeDigits.usual : codeDigits.whileAsked
}

const proven = ['email', 'locale', 'origin'] as const
type Typed = Extract<SignInProof, { code: string }>

/** Counts the try and looks at the code in one statement: parallel guesses get no further try. */
async function useCode(
  { db, clock }: Deps,
  { signInRequest, code }: Typed,
  device: string | undefined,
): Promise<Proven | null> {
  const now = clock.instant()
  const isRight = sql<boolean>`code_hash = ${hashOfCode(signInRequest, code)} and device_hash = ${hashOf(device ?? '')}`
  const row = await db
    .updateTable('signInRequest')
    .set({ tries: sql`tries + 1`, usedAt: sql`case when ${isRight} then ${now}::timestamptz end` })
    .where('signInRequest', '=', signInRequest)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', triesPerCode)
    .returning([...proven, 'usedAt'])
    .executeTakeFirst()
  return row?.usedAt ? row : null
}

async function useLink(
  { db, clock }: Deps,
  link: string,
  device: string | undefined,
): Promise<Proven | null> {
  const now = clock.instant()
  const good = db
    .selectFrom('signInRequest')
    .select('deviceHash')
    .where('linkHash', '=', hashOf(link))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
  const found = await good.executeTakeFirst()
  if (!found) return null
  if (found.deviceHash !== hashOf(device ?? '')) throw new AppError('link-for-other-device')
  const used = await db
    .updateTable('signInRequest')
    .set({ usedAt: now })
    .where('linkHash', '=', hashOf(link))
    .where('usedAt', 'is', null)
    .returning(proven)
    .executeTakeFirst()
  return used ?? null
}
