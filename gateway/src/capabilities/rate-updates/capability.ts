import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Commands } from '../../platform/command'
import type { DatabaseHandle } from '../../platform/database/database'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import { channelsCommand, channelsHelp } from './channels/channels-command'
import { createChannelsRepository } from './channels/channels-repository'
import { nightUpdatesRoute } from './channels/night-updates-route'
import { ratesCommand, ratesHelp } from './files/rates-command'

type Deps = { db: DatabaseHandle['db']; clock: Clock; jobs: Pick<JobRunner, 'add'> }

const aDayMs = 86_400_000

/** All that the app composes of the room: nights that files and partners set. */
export async function rateUpdatesCapability(app: FastifyInstance, { db, clock, jobs }: Deps): Promise<void> {
  nightUpdatesRoute(app, { db, clock })
  jobs.add({
    name: 'versions-of-past-nights',
    everyMs: aDayMs,
    run: () => createChannelsRepository(db).forget(clock.instant(), clock.today()),
  })
}

/** `rates`, `channels`. */
export const commands = {
  rates: { help: ratesHelp, run: ratesCommand },
  channels: { help: channelsHelp, run: channelsCommand },
} satisfies Commands
