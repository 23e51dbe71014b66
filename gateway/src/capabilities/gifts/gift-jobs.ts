import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { PeriodicJob } from '../../platform/jobs/periodic-jobs'
import { refreshGiftRates } from './catalogue/gift-prices'
import { queueGiftMail } from './mails/queue-gift-mail'
import { createGiftsRepository } from './records/gifts-repository'
import { createWithdrawalsRepository } from './records/withdrawals-repository'

type Deps = { db: Db; clock: Clock }

const hour = 3_600_000
/** Time enough to choose a stay, and late enough not to be forgotten again. */
const remindedDays = 30

export const giftJobs = ({ db, clock }: Deps): PeriodicJob[] => [
  ratesJob({ db, clock }),
  {
    name: 'gift reminders',
    everyMs: hour,
    // Each gift is reminded of once: the key of its mail is that of the gift.
    async run() {
      const today = clock.today()
      for (const gift of await createGiftsRepository(db).lapsing(today, addDays(today, remindedDays)))
        await queueGiftMail(
          db,
          { kind: 'reminder', orderUUID: gift.orderUUID, giftUUID: gift.giftUUID },
          clock.instant(),
        )
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
