import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import { findEndedDeals, finishDeal } from '../../promotions/flash-deals'
import { lockRooms } from '../../rates/stock'

type Deps = { db: DatabaseHandle['db']; clock: Clock; jobs: Pick<JobRunner, 'add'> }

const aMinute = 60_000

/** Ends the flash deals of all hotels when their time is over. */
export async function dealsCapability(_app: unknown, { db, clock, jobs }: Deps): Promise<void> {
  jobs.add({ name: 'end flash deals', everyMs: aMinute, run: () => endDueDeals({ db, clock }) })
}

/** A room at a time: what is sold of the others meanwhile does not wait. */
async function endDueDeals({ db, clock }: { db: Deps['db']; clock: Clock }): Promise<void> {
  const moment = { now: clock.now(), today: clock.today() }
  for (const { roomId } of await findEndedDeals(db, moment.now))
    await createInTransaction(db)(async (trx) => {
      await lockRooms(trx, [{ roomId }])
      const due = await findEndedDeals(trx, moment.now)
      for (const deal of due) if (deal.roomId === roomId) await finishDeal(trx, deal, moment)
    })
}
