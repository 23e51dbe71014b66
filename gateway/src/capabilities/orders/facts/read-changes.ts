import type { FastifyBaseLogger } from 'fastify'
import { clock as asClock } from '../../../platform/caller'
import { AppError } from '../../../platform/http/errors'
import type { PayDeps } from '../acts/pay'
import { reconcile } from '../acts/pay-order'
import { createFactsRepository } from '../records/facts-repository'
import { type FactsDeps, learnFacts } from './learn-facts'

type Deps = PayDeps & FactsDeps & { log: Pick<FastifyBaseLogger, 'warn'> }

/** Reads again at the next turns, for a provider that lists a change late. */
const overlapMs = 10 * 60_000
/** Before the first reading, and after a long silence: providers keep their lists for thirty days. */
const furthestMs = 29 * 86_400_000
const firstMs = 2 * 86_400_000
/** Payments that are asked about at a time. */
const lanes = 4

/**
 * Finds what no event has told: payments that were taken, refunds and disputes at the provider since the last reading.
 * A payment that cannot be settled now leaves the reading where it is, and is asked about again.
 */
export async function readChanges(deps: Deps): Promise<{ asked: number }> {
  const { db, provider, clock } = deps
  const facts = createFactsRepository(db)
  const now = clock.instant().getTime()
  const last = (await facts.readUntil(provider.name))?.getTime() ?? now - firstMs
  const since = new Date(Math.max(last - overlapMs, now - furthestMs))
  const intents = await provider.changedSince(since)
  const payments = await facts.paymentsOf(intents)
  const failed = await inLanes(payments, (payment) => bringInLine(deps, payment))
  if (failed === 0) await facts.noteReading(provider.name, new Date(now))
  return { asked: payments.length }
}

type Known = { paymentId: string; status: string }

/** False where it could not be done now. */
async function bringInLine(deps: Deps, { paymentId, status }: Known): Promise<boolean> {
  try {
    if (status !== 'captured') await reconcile(deps, paymentId, asClock)
    await learnFacts(deps, paymentId)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    deps.log.warn({ paymentId, code: error.code }, 'A change at the provider could not be followed')
    // An order that is over stays so; a provider that is away is asked again.
    return error.code !== 'payment-unavailable'
  }
}

/** Answers how many were not done. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<boolean>): Promise<number> {
  const queue = [...items]
  let failed = 0
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      if (!(await work(item))) failed += 1
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failed
}
