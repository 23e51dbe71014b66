import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'

const lifeMs = 5 * 60_000

/** Challenges of passkeys: each is good once, for five minutes, and for the account that it was made for. */
export const createChallenges = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async note(challenge: string, accountId: string | null): Promise<void> {
    const expiresAt = new Date(clock.instant().getTime() + lifeMs)
    await db.insertInto('passkeyChallenge').values({ challenge, accountId, expiresAt }).execute()
  },

  /** True once. */
  async take(challenge: string, accountId: string | null): Promise<boolean> {
    const taken = await db
      .deleteFrom('passkeyChallenge')
      .where('challenge', '=', challenge)
      .where('accountId', accountId === null ? 'is' : '=', accountId)
      .where('expiresAt', '>', clock.instant())
      .returning('challenge')
      .executeTakeFirst()
    return taken !== undefined
  },

  forgetExpired: () => db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', clock.instant()).execute(),
})
