import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AccountSession } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { Mailbox } from '../../../platform/mailbox'
import { mailboxesOf } from '../accounts-repository'
import { deviceOf, networkOf } from './device'

const dayMs = 86_400_000
/** Sessions end by themselves after so many days. */
const sessionDays = 180
export const sessionSeconds = (sessionDays * dayMs) / 1000
/** A session is noted as seen once in so much time: not every call writes. */
const seenMs = 15 * 60_000

/** Whose account a call is made for. */
export type SignedInAccount = {
  accountId: string
  email: string
  mailboxes: Mailbox[]
  sessionId: string
}

type Opening = { accountId: string; ip: string; userAgent: string }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
/** As they are made: others are not looked up. */
const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/**
 * Sessions of accounts, one a device. They are read with each call that asks for an account: one that was ended is
 * refused by every gateway from then on.
 */
export const createSessions = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** Answers the token, which no other call shows again. */
  async open({ accountId, ip, userAgent }: Opening, within: Db = db): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = clock.instant()
    await within
      .insertInto('accountSession')
      .values({
        sessionId: randomUUID(),
        accountId,
        tokenHash: hashOf(token),
        ...deviceOf(userAgent),
        network: networkOf(ip),
        createdAt: now,
        seenAt: now,
        expiresAt: new Date(now.getTime() + sessionDays * dayMs),
      })
      .execute()
    return token
  },

  /** The account that a token opens; null for one that is unknown, ended or expired. */
  async find(token: string | undefined): Promise<SignedInAccount | null> {
    if (!token || !isToken(token)) return null
    const now = clock.instant()
    const found = await db
      .selectFrom('accountSession as s')
      .innerJoin('account as a', 'a.accountId', 's.accountId')
      .select(['a.accountId', 'a.email', 'a.formerMailboxes', 's.sessionId', 's.seenAt'])
      .where('s.tokenHash', '=', hashOf(token))
      .where('s.expiresAt', '>', now)
      .executeTakeFirst()
    if (!found) return null
    const { seenAt, accountId, email, sessionId } = found
    if (now.getTime() - seenAt.getTime() > seenMs)
      await db.updateTable('accountSession').set({ seenAt: now }).where('sessionId', '=', sessionId).execute()
    return { accountId, email, mailboxes: mailboxesOf(found), sessionId }
  },

  async list({ accountId, sessionId }: SignedInAccount): Promise<AccountSession[]> {
    const rows = await db
      .selectFrom('accountSession')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', clock.instant())
      .orderBy(sql`session_id = ${sessionId}`, 'desc')
      .orderBy('seenAt', 'desc')
      .execute()
    return rows.map(({ browser, system, network, createdAt, seenAt, ...row }) => ({
      sessionId: row.sessionId,
      isCurrent: row.sessionId === sessionId,
      browser,
      system,
      network,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }))
  },

  /** One of the account's own; others are left alone without a word. */
  async end({ accountId }: Pick<SignedInAccount, 'accountId'>, sessionId: string): Promise<void> {
    await db
      .deleteFrom('accountSession')
      .where('accountId', '=', accountId)
      .where('sessionId', '=', sessionId)
      .execute()
  },

  async endOthers(
    { accountId, sessionId }: Pick<SignedInAccount, 'accountId' | 'sessionId'>,
    within: Db = db,
  ): Promise<void> {
    await within
      .deleteFrom('accountSession')
      .where('accountId', '=', accountId)
      .where('sessionId', '!=', sessionId)
      .execute()
  },

  forgetExpired: () => db.deleteFrom('accountSession').where('expiresAt', '<=', clock.instant()).execute(),
})

export type Sessions = ReturnType<typeof createSessions>
