import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/database/database'

/** A provider's clock may be ahead of ours, and tokens that have just expired are still taken. */
const toleranceMs = 5 * 60_000

/** Sessions that their agents ended before the token expires, as every gateway sees them at once. */
export const createEndedSessions = (db: Db) => ({
  async add(token: string, expiresAt: Date): Promise<void> {
    await db
      .insertInto('endedAgentSession')
      .values({ tokenHash: hashOf(token), expiresAt: new Date(expiresAt.getTime() + toleranceMs) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async has(token: string): Promise<boolean> {
    const found = await db
      .selectFrom('endedAgentSession')
      .select('tokenHash')
      .where('tokenHash', '=', hashOf(token))
      .executeTakeFirst()
    return found !== undefined
  },
  forget: (now: Date) => db.deleteFrom('endedAgentSession').where('expiresAt', '<=', now).execute(),
})

export type EndedSessions = ReturnType<typeof createEndedSessions>

/** Hash of what is signed: some signatures can be written in more than one way. */
const hashOf = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url')
