import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import { createChannelsRepository } from './channels/channels-repository'
import { nightUpdatesRoute } from './channels/night-updates-route'

type Deps = { db: DatabaseHandle['db']; clock: Clock; jobs: Pick<JobRunner, 'add'> }

const aDayMs = 86_400_000

/** The call of channels, and the job that forgets what they sent of past nights. */
export async function rateUpdatesCapability(app: FastifyInstance, { db, clock, jobs }: Deps): Promise<void> {
  nightUpdatesRoute(app, { db, clock })
  jobs.add({
    name: 'versions-of-past-nights',
    everyMs: aDayMs,
    run: () => createChannelsRepository(db).forget(clock.instant(), clock.today()),
  })
}
