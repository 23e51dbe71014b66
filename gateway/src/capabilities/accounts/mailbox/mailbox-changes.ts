import { randomUUID } from 'node:crypto'
import type {
  MailboxChange,
  MailboxChangeRequested,
} from '@escapade/shared-contracts/api/accounts/mailbox-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import { hashOfCode, newCode } from '../../../platform/codes/one-time-code'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { addEffect } from '../../../platform/jobs/outbox'
import { type AttemptLimit, createAttempts } from '../../../platform/limits/attempts'
import { foldEmail } from '../../../platform/mailbox'
import type { AccountRow } from '../accounts-repository'
import type { Sessions, SignedInAccount } from '../sessions/sessions'
import { joinAccounts } from './join-accounts'

export const mailboxMailTopic = 'mailbox-mail'
export type MailboxMailPayload = {
  id: string
  to: string
  locale: Locale
  /** The other address, as the mail names it. */
  other: string
} & ({ kind: 'present' | 'next'; code: string } | { kind: 'changed' })

const changeMinutes = 20
const tries = 5

/** Of an account: a session in the wrong hands guesses no code within them. */
const limits = {
  mailboxChange: { tries: 5, seconds: 3_600 },
} satisfies Record<string, AttemptLimit>

type Deps = {
  db: Db
  clock: Clock
  inTransaction: InTransaction
  sessions: Pick<Sessions, 'endOthers'>
  wake: () => void
}

/**
 * Changes of an account's mailbox. Both have to be proven, by a code each: a session alone takes no account away, and
 * no account gets one that goes by the mailbox of another.
 */
export function createMailboxChanges({ db, clock, inTransaction, sessions, wake }: Deps) {
  const attempts = createAttempts(db, limits)
  return {
    /** Answers alike whether or not the mailbox to come has an account. */
    async ask(account: SignedInAccount, next: string, locale: Locale): Promise<MailboxChangeRequested> {
      const email = foldEmail(next)
      if (email === account.email)
        throw new AppError('invalid-request', undefined, [{ path: 'body.email', code: 'same-mailbox' }])
      await attempts.take({ mailboxChange: account.accountId })
      const now = clock.instant()
      const changeId = randomUUID()
      const [present, to] = [newCode(), newCode()]
      const expiresAt = new Date(now.getTime() + changeMinutes * 60_000)
      const { accountId, sessionId } = account
      await inTransaction(async (trx) => {
        await trx
          .insertInto('accountMailboxChange')
          .values({
            changeId,
            accountId,
            sessionId,
            email,
            presentHash: hashOfCode(changeId, present),
            nextHash: hashOfCode(changeId, to),
            createdAt: now,
            expiresAt,
          })
          .execute()
        const mail = { id: changeId, locale }
        await post(trx, { ...mail, kind: 'present', to: account.email, other: email, code: present }, now)
        await post(trx, { ...mail, kind: 'next', to: email, other: account.email, code: to }, now)
      })
      wake()
      return { changeId, expiresAt: expiresAt.toISOString() }
    },

    /** Throws `code-not-valid`, with the fields that are wrong; without any where the change is over. */
    async change(account: SignedInAccount, proof: MailboxChange, locale: Locale): Promise<AccountRow> {
      const { changeId } = proof
      const email = await prove({ db, now: clock.instant() }, account, proof)
      const now = clock.instant()
      const changed = await inTransaction(async (trx) => {
        const used = await trx
          .deleteFrom('accountMailboxChange')
          .where('changeId', '=', changeId)
          .executeTakeFirst()
        if (used.numDeletedRows === 0n) throw new AppError('code-not-valid')
        const row = await joinAccounts(trx, { accountId: account.accountId, email, now })
        // Who had come by a device is out with it.
        await sessions.endOthers(account, trx)
        await post(trx, { id: changeId, kind: 'changed', to: account.email, other: email, locale }, now)
        return row
      })
      wake()
      return changed
    },

    forgetPast: () =>
      db.deleteFrom('accountMailboxChange').where('expiresAt', '<=', clock.instant()).execute(),
  }
}

export type MailboxChanges = ReturnType<typeof createMailboxChanges>

const post = (db: Db, payload: MailboxMailPayload, now: Date) =>
  addEffect(
    db,
    { topic: mailboxMailTopic, key: `${mailboxMailTopic}:${payload.id}:${payload.kind}`, payload },
    now,
  )

/** Counts the try before it looks at the codes: parallel guesses get no further try. Answers the mailbox to come. */
async function prove(
  { db, now }: { db: Db; now: Date },
  { accountId, sessionId }: SignedInAccount,
  { changeId, presentCode, nextCode }: MailboxChange,
): Promise<string> {
  const asked = await db
    .updateTable('accountMailboxChange')
    .set({ tries: sql`tries + 1` })
    .where('changeId', '=', changeId)
    .where('accountId', '=', accountId)
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', now)
    .where('tries', '<', tries)
    .returning(['email', 'presentHash', 'nextHash'])
    .executeTakeFirst()
  if (!asked) throw new AppError('code-not-valid')
  const wrong = [
    ...(asked.presentHash === hashOfCode(changeId, presentCode) ? [] : ['presentCode']),
    ...(asked.nextHash === hashOfCode(changeId, nextCode) ? [] : ['nextCode']),
  ]
  if (wrong.length > 0)
    throw new AppError(
      'code-not-valid',
      undefined,
      wrong.map((field) => ({ path: `body.${field}`, code: 'wrong-code' })),
    )
  return asked.email
}
