import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Database } from '../database/tables'
import { createOutboxWorker, type EffectHandler, type RefusalListener } from './outbox'
import type { JobRunner, PeriodicJob } from './periodic-jobs'

/** Whom an effect waits for: one that hangs holds up its own queue alone. */
type Queue = 'mail' | 'others'

const jobNames: Record<Queue, string> = { mail: 'outbox-mails', others: 'outbox' }

export type Effects = {
  /** Says who carries out effects of a topic (`addEffect` in `outbox.ts` writes them down), as a rule by sending a mail. */
  handle(topic: string, handler: EffectHandler, queue?: Queue): void
  /** Says what follows when an effect is given up; in the transaction that does so. */
  onRefused(listener: RefusalListener): void
  /** Looks for due effects soon: call it after the transaction that wrote one. */
  wake(): void
  /** Carry out what is due. */
  jobs: PeriodicJob[]
}

type Deps = { db: Kysely<Database>; clock: Clock; log: FastifyBaseLogger; jobs: JobRunner }

/**
 * One outbox for all capabilities: each brings the handlers of its own topics. Mails and all others are two queues.
 * Limit: an effect of another process waits up to two seconds; thousands a second would need batches (decision 011).
 */
export function createEffects({ db, clock, log, jobs }: Deps): Effects {
  // Others come first: they may queue a mail.
  const handlers: Record<Queue, Record<string, EffectHandler>> = { others: {}, mail: {} }
  const listeners: RefusalListener[] = []
  const onRefused: RefusalListener = async (...refusal) => {
    for (const listener of listeners) await listener(...refusal)
  }
  const queues = Object.keys(handlers) as Queue[]
  return {
    handle(topic, handler, queue = 'mail') {
      if (queues.some((each) => Object.hasOwn(handlers[each], topic)))
        throw new Error(`Topic ${topic} has a handler already`)
      handlers[queue][topic] = handler
    },
    onRefused: (listener) => void listeners.push(listener),
    wake() {
      for (const queue of queues) jobs.wake(jobNames[queue])
    },
    jobs: queues.map((queue) => ({
      name: jobNames[queue],
      everyMs: 2_000,
      run: createOutboxWorker({ db, clock, log, handlers: handlers[queue], onRefused }),
    })),
  }
}
