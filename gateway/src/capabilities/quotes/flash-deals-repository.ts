import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../platform/database/database'
import type { StayDates } from '../../pricing/stay-calendar'

type DealOfRoom = { roomId: string; stay: StayDates; now: string }

/** When the short offer ends that the room's rates of these nights are low for; null when none runs. */
export async function findFlashDealEnd(
  db: Db,
  { roomId, stay: { checkin, nights }, now }: DealOfRoom,
): Promise<string | null> {
  const deal = await db
    .selectFrom('flashDeal')
    .select('endsAt')
    .where('roomId', '=', roomId)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .where('firstNight', '<=', checkin)
    .where('lastNight', '>=', addDays(checkin, nights - 1))
    .orderBy('endsAt')
    .executeTakeFirst()
  return deal ? deal.endsAt.replace(' ', 'T') : null
}
