import type { Deps } from '../app/deps'
import { passDayIfCome } from './stay-months'

const halfAnHour = 30 * 60_000

/** Lets prices without dates forget the days that have passed. */
export async function ratesCapability(_app: unknown, { db, clock, jobs }: Deps): Promise<void> {
  jobs.add({
    name: 'pass the day',
    everyMs: halfAnHour,
    run: async () => void (await passDayIfCome({ db, today: clock.today() })),
  })
}
