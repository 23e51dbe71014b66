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
    .selectFrom('flash_deal')
    .select('ends_at')
    .where('room_id', '=', roomId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('first_night', '<=', checkin)
    .where('last_night', '>=', addDays(checkin, nights - 1))
    .orderBy('ends_at')
    .executeTakeFirst()
  return deal ? deal.ends_at.replace(' ', 'T') : null
}
