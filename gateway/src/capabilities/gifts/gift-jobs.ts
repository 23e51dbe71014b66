import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { PeriodicJob } from '../../platform/jobs/periodic-jobs'
import { refreshGiftRates } from './catalogue/gift-prices'
import { type GiftMailPayload, queueGiftMail } from './mails/queue-gift-mail'
import { createGiftsRepository, type Gift } from './records/gifts-repository'
import { createWithdrawalsRepository } from './records/withdrawals-repository'

type Deps = { db: Db; clock: Clock }

const hour = 3_600_000
/** Time enough to choose a stay, and then the last moment to. */
const remindedDays = { first: 30, last: 7 } as const

export const giftJobs = ({ db, clock }: Deps): PeriodicJob[] => [
  ratesJob({ db, clock }),
  {
    name: 'gift reminders',
    everyMs: hour,
    async run() {
      const today = clock.today()
      const lastCall = addDays(today, remindedDays.last)
      for (const gift of await createGiftsRepository(db).lapsing(today, addDays(today, remindedDays.first)))
        await queueGiftMail(db, reminderOf(gift, gift.validUntil <= lastCall), clock.instant())
    },
  },
  {
    name: 'open withdrawals',
    everyMs: 24 * hour,
    run: async () => void (await createWithdrawalsRepository(db).forgetOpen(clock.instant())),
  },
]

/** Once a day vouchers follow the rates. */
function ratesJob({ db, clock }: Deps): PeriodicJob {
  let refreshedOn = clock.today()
  return {
    name: 'gift rates',
    everyMs: hour,
    async run() {
      const today = clock.today()
      if (today === refreshedOn) return
      await refreshGiftRates(db, today)
      refreshedOn = today
    },
  }
}

type Lapsing = Pick<Gift, 'giftUUID' | 'orderUUID' | 'validUntil' | 'extendedOn'>

/** The key of a mail is that of the gift with its version: each reminder is sent once, anew after an extension. */
function reminderOf(
  { giftUUID, orderUUID, validUntil, extendedOn }: Lapsing,
  isLast: boolean,
): GiftMailPayload {
  const version = [...(extendedOn ? [validUntil] : []), ...(isLast ? ['last'] : [])].join('.')
  return { kind: 'reminder', orderUUID, giftUUID, ...(version && { version }) }
}
