import type { Clock } from '../platform/clock'
import type { DatabaseHandle } from '../platform/database/database'
import type { JobRunner } from '../platform/jobs/periodic-jobs'
import { passDayIfCome } from './stay-months'

type Deps = { db: DatabaseHandle['db']; clock: Clock; jobs: Pick<JobRunner, 'add'> }

const minute = 60_000

/** Lets prices without dates forget the days that have passed, and ends days that are booked in advance. */
export async function ratesCapability(_app: unknown, { db, clock, jobs }: Deps): Promise<void> {
  jobs.add({
    name: 'pass the day',
    everyMs: minute,
    run: async () => void (await passDayIfCome({ db, today: clock.today() })),
  })
}
