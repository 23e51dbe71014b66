import { readSoldNights } from '@escapade/gateway/capabilities/orders/stock/sold-nights'
import type { Db } from '@escapade/gateway/platform/database/database'
import { sql } from 'kysely'
import { stays } from './few-rooms'
import type { Untrue } from './untrue-states'

type Night = { day: string; available: number; sold: number }

/** Each room-night has the rooms left, and those of confirmed stays counted from their days alone. */
const readNights = async (db: Db, roomId: string): Promise<Night[]> =>
  (
    await sql<Night>`
      select d.day::text as day, d.available, (select count(*)::int from customer_order o
        where o.room_id = d.room_id and o.status = 'confirmed' and o.checkin <= d.day and d.day < o.checkout) as sold
      from room_day d where d.room_id = ${roomId} order by d.day`.execute(db)
  ).rows

/** Nights that were sold twice, or of which rooms left and rooms taken are not the allotment. */
export async function wrongStock(db: Db): Promise<Untrue[]> {
  const wrong: Untrue[] = []
  for (const { id, rooms } of stays) {
    const roomId = `room-${id}`
    const nights = await readNights(db, roomId)
    const byRoom = await readSoldNights(db, {
      roomIds: [roomId],
      from: nights[0]?.day ?? '',
      to: nights.at(-1)?.day ?? '',
    })
    const taken = byRoom.get(roomId)
    for (const { day, available, sold } of nights) {
      if (sold > rooms) wrong.push({ what: 'sold twice', id: `${roomId} ${day}` })
      if (available < 0 || available + (taken?.get(day) ?? 0) !== rooms)
        wrong.push({
          what: `${available} left + ${taken?.get(day) ?? 0} taken of ${rooms}`,
          id: `${roomId} ${day}`,
        })
    }
  }
  return wrong
}
