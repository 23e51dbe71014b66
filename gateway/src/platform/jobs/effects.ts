import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Database } from '../database/tables'
import { createOutboxWorker, type EffectHandler } from './outbox'
import type { JobRunner, PeriodicJob } from './periodic-jobs'

const name = 'outbox'

export type Effects = {
  /** Says who carries out effects of a topic (`addEffect` in `outbox.ts` writes them down). */
  handle(topic: string, handler: EffectHandler): void
  /** Looks for due effects soon: call it after the transaction that wrote one. */
  wake(): void
  /** Carries out what is due. */
  job: PeriodicJob
}

type Deps = { db: Kysely<Database>; clock: Clock; log: FastifyBaseLogger; jobs: JobRunner }

/**
 * One outbox for all capabilities: each brings the handlers of its own topics.
 * Limit: an effect of another process waits up to two seconds; thousands a second would need batches (decision 011).
 */
export function createEffects({ db, clock, log, jobs }: Deps): Effects {
  const handlers: Record<string, EffectHandler> = {}
  return {
    handle(topic, handler) {
      if (Object.hasOwn(handlers, topic)) throw new Error(`Topic ${topic} has a handler already`)
      handlers[topic] = handler
    },
    wake: () => jobs.wake(name),
    job: { name, everyMs: 2_000, run: createOutboxWorker({ db, clock, log, handlers }) },
  }
}
