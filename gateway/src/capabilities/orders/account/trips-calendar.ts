import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { Mailbox } from '../../../platform/mailbox'
import { shopUrl } from '../../../platform/shop-url'
import { isOrderOf } from '../people/orders-of-person'
import { readHotelPhone } from '../records/hotel-phone'
import { stayCalendarFile } from '../view/calendar-file'

type Deps = { db: Db; clock: Clock; publicOrigin: string }

/** Stays that are over leave a calendar after so many days, and a season's are enough for it. */
const pastDays = 90
const most = 100

/** Stays of these mailboxes as one calendar file: those to come, those of late, and cancelled ones, which say so. */
export async function tripsCalendar(
  { db, clock, publicOrigin }: Deps,
  mailboxes: readonly Mailbox[],
): Promise<string> {
  const orders = await db
    .selectFrom('customerOrder')
    .selectAll()
    .where(isOrderOf(mailboxes))
    .where('kind', '=', 'stay')
    .where('confirmedAt', 'is not', null)
    .where('checkout', '>=', addDays(clock.today(), -pastDays))
    .orderBy('checkin')
    .limit(most)
    .execute()
  const stays = await Promise.all(
    orders.map(async (order) => ({
      order,
      hotelPhone: await readHotelPhone(db, order),
      orderUrl: shopUrl({ publicOrigin, locale: order.locale, path: paths.trips() }),
      now: clock.instant(),
    })),
  )
  return stayCalendarFile(...stays)
}
