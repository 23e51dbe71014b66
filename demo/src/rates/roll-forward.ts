import type { Deps } from '@escapade/gateway/app/deps'
import type { Database } from '@escapade/gateway/platform/database/tables'
import type { PeriodicJob } from '@escapade/gateway/platform/jobs/periodic-jobs'
import { inBulk, passDay } from '@escapade/gateway/rates/stay-months'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Kysely } from 'kysely'
import { extendSale, horizonDays, turnOffers } from './generated-rates'

const batchSize = 400
const halfAnHour = 30 * 60_000

/** Looks every half hour whether a new day has come. */
export const ratesJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): PeriodicJob => ({
  name: 'roll rates forward',
  everyMs: halfAnHour,
  run: async () => void (await rollForward({ db, today: clock.today() })),
})

/**
 * Once a day: opens the nights that have come within 13 months, begins and ends special offers, and lets prices
 * without dates forget the days that have passed. Safe to do twice. Answers whether there was anything to do.
 */
export async function rollForward({ db, today }: { db: Kysely<Database>; today: string }): Promise<boolean> {
  const last = await lastRolledTo(db)
  if (last === null || last >= today) return false
  const rows = await roomsOnSale(db)
  const from = addDays(last, horizonDays + 1)
  const to = addDays(today, horizonDays)
  for (let start = 0; start < rows.length; start += batchSize) {
    const rooms = rows.slice(start, start + batchSize).map((row) => row.roomId)
    await inBulk(db, async (trx) => {
      await extendSale(trx, { rooms, from, to, today })
      await turnOffers(trx, { rooms, today })
    })
  }
  await passDay({ db, today })
  await noteRolled(db, today)
  return true
}

/** A room whose nights an import has not opened yet is opened by it as a whole, not by a night. */
const roomsOnSale = (db: Kysely<Database>) =>
  db
    .selectFrom('ratePlan')
    .select('roomId')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('roomMonth').select('month').whereRef('roomMonth.roomId', '=', 'ratePlan.roomId')),
    )
    .orderBy('roomId')
    .execute()

/** The day from which rates run 13 months ahead; null before the catalogue is there. */
async function lastRolledTo(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'rates').executeTakeFirst()
  return row ? (row.value as { rolledTo: string }).rolledTo : null
}

export async function noteRolled(db: Kysely<Database>, today: string): Promise<void> {
  const value = JSON.stringify({ rolledTo: today })
  await db
    .insertInto('meta')
    .values({ key: 'rates', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
