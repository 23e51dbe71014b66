import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Database } from '../database/tables'

const everyMs = 2_000
/** A finding older than this counts no more: the check may hang with the replica. */
const trustedMs = 5 * everyMs

export type ReplicaHealth = ReturnType<typeof createReplicaHealth>
type Input = { primary: Kysely<Database>; replica: Kysely<Database>; clock: Clock; maxLagMs: number }

/** Tells when a copy may be read from: it answers, and is not too far behind. */
export function createReplicaHealth({ primary, replica, clock, maxLagMs }: Input) {
  let lagMs: number | null = null
  let checkedAt = 0
  const now = () => clock.instant().getTime()

  const beat = async () => {
    const beatAt = clock.instant()
    await primary
      .insertInto('heartbeat')
      .values({ id: 1, beatAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beatAt }))
      .execute()
  }
  const measure = async (): Promise<number | null> => {
    const row = await replica.selectFrom('heartbeat').select('beatAt').executeTakeFirst()
    return row ? Math.max(0, now() - row.beatAt.getTime()) : null
  }

  return {
    isUsable: () => lagMs !== null && lagMs <= maxLagMs && now() - checkedAt <= trustedMs,
    /** Null: it does not answer, or has never been written to. */
    lagMs: () => lagMs,
    markAway() {
      lagMs = null
    },
    job: {
      name: 'replica',
      everyMs,
      async run() {
        lagMs = await measure().catch(() => null)
        checkedAt = now()
        await beat()
      },
    },
  }
}
