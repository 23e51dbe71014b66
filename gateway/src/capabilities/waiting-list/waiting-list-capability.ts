import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import { servePlainPageCss } from '../../platform/http/plain-page'
import type { Effects } from '../../platform/jobs/effects'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { Mailer } from '../mail/public'
import type { QuoteStay } from '../orders/ports'
import { createPlacesRepository } from './places-repository'
import { tellWaiting } from './tell-waiting'
import { createWaitingList } from './waiting-list'
import { joinRoute, placeRoutes } from './waiting-list-routes'
import { sendWaitingMail, waitingMailTopic } from './waiting-mails'
import { waitingCss } from './waiting-pages'

type Deps = {
  db: DatabaseHandle['db']
  clock: Clock
  config: Pick<Config, 'publicOrigin'>
  quoteStay: QuoteStay
  mailer: Mailer
  effects: Pick<Effects, 'handle' | 'wake'>
  jobs: Pick<JobRunner, 'add'>
}

const dayMs = 86_400_000

/** Calls, pages, mails and jobs of the waiting list. */
export async function waitingListCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config, mailer, effects, jobs, quoteStay } = deps
  const inTransaction = createInTransaction(db)
  const telling = { db, inTransaction, clock, quoteStay, wake: () => effects.wake() }
  const list = createWaitingList(telling)
  joinRoute(app, list)
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1024 })
    servePlainPageCss(scope, waitingCss)
    placeRoutes(scope, { db, list })
  })
  effects.handle(waitingMailTopic, sendWaitingMail({ db, clock, mailer, publicOrigin: config.publicOrigin }))
  jobs.add({ name: 'waiting-lists', everyMs: 30_000, run: () => tellWaiting(telling) })
  const forget = () => createPlacesRepository(db).forget(clock.today())
  jobs.add({ name: 'places-of-past-stays', everyMs: dayMs, run: async () => void (await forget()) })
}
