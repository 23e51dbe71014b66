/**
 * A gateway in a process of its own for crash.postgres.test.ts: makes one step of an order and dies, without a
 * goodbye, at a given point. One argument: `CrashScript` as JSON.
 */
import { buildApp } from '../../../app/build-app'
import { clockFrom } from '../../../platform/clock'
import { readConfig } from '../../../platform/config'
import { openPostgres } from '../../../platform/database/database'
import { createGuest, createShopper, orderRequest } from '../orders-fixture'
import type { CrashPoint } from './crash-point'

export type CrashScript = {
  databaseUrl: string
  point: CrashPoint
  now: string
  checkin: string
  step:
    | { order: string }
    | { intent: string; token: string }
    | { cancel: string; refund: number }
    | { change: string; key: string; wish: object }
    | {
        paying: {
          change: string
          modification: string
          authorisation: { paymentIntentId: string; paymentMethod: string }
        }
      }
    | 'jobs'
}

const { databaseUrl, point, now, checkin, step } = JSON.parse(process.argv[2] ?? '') as CrashScript

const app = await buildApp({
  config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0' }),
  database: openPostgres(databaseUrl, 5),
  clock: clockFrom(() => new Date(now)),
  hooks: { reachCrashPoint: (reached) => void (reached === point && process.kill(process.pid, 'SIGKILL')) },
})
const shopper = createShopper(app)
const guest = createGuest(app)
const request = orderRequest({ checkin })

if (step === 'jobs') await app.deps.jobs.runAll()
else if ('order' in step) await shopper.order(request, step.order)
else if ('cancel' in step) await guest.cancel(step.cancel, step.refund)
else if ('paying' in step) {
  const { change, modification, authorisation } = step.paying
  await guest.payChange(change, modification, authorisation)
} else if ('change' in step) await guest.modify(step.change, step.wish, step.key)
else await shopper.pay(request, { paymentIntentId: step.intent, paymentMethod: step.token })
process.exit(0)
