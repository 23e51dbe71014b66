import type { FastifyInstance } from 'fastify'
import { forgetMails } from '../../capabilities/mail/capability'
import { forgetPaidOrders } from '../../capabilities/orders/capability'
import { forgetReviews } from '../../capabilities/reviews/capability'
import { forgetSentEffects } from '../../platform/jobs/outbox'
import type { Deps } from '../deps'

const dayMs = 86_400_000

/** Deletes what no capability deletes by itself once its term (`platform/retention.ts`) is over. */
export async function deleteWhatIsOver({ db, now }: { db: Deps['db']; now: Date }): Promise<void> {
  await forgetMails(db, now)
  await forgetSentEffects(db, now)
  await forgetReviews(db, now)
  await forgetPaidOrders(db, now)
}

export async function retention(
  _app: FastifyInstance,
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
) {
  const run = () => deleteWhatIsOver({ db, now: clock.instant() })
  jobs.add({ name: 'retention', everyMs: dayMs, run })
}
