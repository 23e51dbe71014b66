import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import type { Effects } from '../../platform/jobs/effects'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { CreateCache } from '../../platform/revision/create-cache'
import type { Mailer } from '../mail/public'
import { createCheapestStay } from './catalogue/cheapest-stay'
import { closedBoxesJob } from './catalogue/closed-boxes'
import { giftCatalogueRoutes } from './gift-catalogue-routes'
import { giftJobs } from './gift-jobs'
import { holdingRoutes } from './holding/holding-routes'
import { createHoldingService } from './holding/holding-service'
import { giftMailTopic } from './mails/queue-gift-mail'
import { type Holder, sendGiftMail } from './mails/send-gift-mail'
import { openGiftCodes } from './money/gift-secret'
import { createGiftSessions } from './money/gift-sessions'
import { voucherRoutes } from './printing/voucher-routes'
import { redeemingRoutes } from './redeeming/redeeming-routes'
import { createRedeemingService } from './redeeming/redeeming-service'
import { remindersRoutes } from './reminders/reminders-routes'

type Deps = {
  db: DatabaseHandle['db']
  clock: Clock
  createCache: CreateCache
  config: Pick<Config, 'giftSecrets' | 'varDir' | 'publicOrigin' | 'giftBoxLeastHotels'>
  effects: Pick<Effects, 'handle' | 'wake'>
  jobs: Pick<JobRunner, 'add'>
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  mailer: Mailer
  /** Port: mailbox of the account that has a gift. */
  findHolder: (giftUUID: string) => Promise<Holder | null>
}

/** Gifts: what is for sale, and what becomes of it. Orders sell and take them (`sale/gift-seller.ts`, `money/`). */
export async function giftsCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, createCache, config, effects, jobs, log, mailer, findHolder } = deps
  const codes = await openGiftCodes(config)
  const boxes = { db, clock, leastHotels: config.giftBoxLeastHotels }
  giftCatalogueRoutes(app, { ...boxes, createCache })
  const holders = {
    db,
    clock,
    sessions: createGiftSessions({ codes, clock }),
    cheapest: createCheapestStay(deps),
  }
  redeemingRoutes(app, createRedeemingService(holders))
  holdingRoutes(
    app,
    createHoldingService({
      ...holders,
      inTransaction: createInTransaction(db),
      leastHotels: config.giftBoxLeastHotels,
      wake: () => effects.wake(),
    }),
  )
  remindersRoutes(app, { db, clock, codes })
  voucherRoutes(app, { db, config, codes })
  const { publicOrigin } = config
  effects.handle(giftMailTopic, sendGiftMail({ db, clock, mailer, codes, publicOrigin, findHolder }))
  for (const job of [...giftJobs({ db, clock }), closedBoxesJob({ ...boxes, log })]) jobs.add(job)
}
