import type { Deps } from '../../platform/deps'
import type { PeriodicJob } from '../../platform/jobs/periodic-jobs'
import { refreshGiftRates } from './catalogue/gift-prices'

const hour = 3_600_000

/** Once a day vouchers follow the rates. */
export function giftRatesJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): PeriodicJob {
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
