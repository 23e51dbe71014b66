import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { PeriodicJob } from '../../platform/jobs/periodic-jobs'
import { refreshGiftRates } from './catalogue/gift-prices'
import { createWithdrawalsRepository } from './withdrawal/withdrawals-repository'

type Deps = { db: Db; clock: Clock }

const hour = 3_600_000

export const giftJobs = ({ db, clock }: Deps): PeriodicJob[] => [
  ratesJob({ db, clock }),
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
