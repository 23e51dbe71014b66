import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { IdentityProvider } from '../capabilities/care/capability'
import type { Mailer } from '../capabilities/mail/capability'
import type { ReachCrashPoint } from '../capabilities/orders/capability'
import type { Lender } from '../capabilities/orders/ports'
import type { PaymentProvider } from '../capabilities/payments/capability'
import type { IndexKeeper } from '../capabilities/search/capability'
import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import type { Database } from '../platform/database/tables'
import type { Effects } from '../platform/jobs/effects'
import type { JobRunner } from '../platform/jobs/periodic-jobs'
import type { CreateCache } from '../platform/revision/create-cache'
import type { Revision } from '../platform/revision/revision'

/** Services that every capability is given. */
export type Deps = {
  config: Config
  db: Kysely<Database>
  /** Database for reads that may be a few seconds old: a copy, if there is one. */
  reads: Kysely<Database>
  /** True while the database has room for writing. */
  canWrite: () => Promise<boolean>
  clock: Clock
  log: FastifyBaseLogger
  /** Work that is due again and again; runs while the gateway listens. */
  jobs: JobRunner
  /** Effects that follow a transaction, through the outbox. */
  effects: Effects
  mailer: Mailer
  /** Hotels, rates and stock in memory, in step with the database. */
  searchIndex: IndexKeeper
  /** State of the catalogue, the content and the flags that the database is in. */
  revision: Revision
  /** Makes caches that are emptied once that state is another one. */
  createCache: CreateCache
} & TestHooks

/** Settings of tests alone. */
export type TestHooks = {
  /** Instead of the configured one. */
  paymentProvider?: PaymentProvider | undefined
  lender?: Lender | undefined
  signInProvider?: IdentityProvider | undefined
  reachCrashPoint?: ReachCrashPoint | undefined
}
