import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { DatabaseHandle } from '../../platform/database/database'
import type { Effects } from '../../platform/jobs/effects'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { CreateCache } from '../../platform/revision/create-cache'
import type { Mailer } from '../mail/public'
import { giftCatalogueRoutes } from './gift-catalogue-routes'
import { giftJobs } from './gift-jobs'
import { giftMailTopic } from './mails/queue-gift-mail'
import { sendGiftMail } from './mails/send-gift-mail'
import { openGiftCodes } from './money/gift-secret'
import { createGiftSessions } from './money/gift-sessions'
import { voucherRoutes } from './printing/voucher-routes'
import { redeemingRoutes } from './redeeming/redeeming-routes'
import { createRedeemingService } from './redeeming/redeeming-service'

type Deps = {
  db: DatabaseHandle['db']
  clock: Clock
  createCache: CreateCache
  config: Pick<Config, 'giftSecret' | 'varDir' | 'publicOrigin'>
  effects: Pick<Effects, 'handle' | 'wake'>
  jobs: Pick<JobRunner, 'add'>
  mailer: Mailer
}

/** Gifts: what is for sale, and what becomes of it. Orders sell and take them (`sale/gift-seller.ts`, `money/`). */
export async function giftsCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config, effects, jobs, mailer } = deps
  const codes = await openGiftCodes(config)
  giftCatalogueRoutes(app, deps)
  redeemingRoutes(app, createRedeemingService({ db, clock, sessions: createGiftSessions({ codes, clock }) }))
  voucherRoutes(app, { db, config, codes })
  effects.handle(giftMailTopic, sendGiftMail({ db, clock, mailer, codes, publicOrigin: config.publicOrigin }))
  for (const job of giftJobs({ db, clock })) jobs.add(job)
}
