import { firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { arrayText } from '../../../rates/room-months'

const nights = 31
const indexOf = (day: string) => Number(day.slice(8)) - 1

/** Versions of nights as a channel sent them last, by room and month. Read them with the rooms locked. */
export type NightVersions = {
  of(roomId: string, day: string): number
  set(roomId: string, day: string, version: number): void
  write(): Promise<void>
}

export async function readVersions(
  db: Db,
  { channelId, roomIds }: { channelId: string; roomIds: readonly string[] },
): Promise<NightVersions> {
  // Versions go up to 2^53, as numbers of JSON do: a driver would read larger ones as texts.
  const { rows } = await sql<{ roomId: string; month: string; versions: number[] }>`
    select room_id as "roomId", to_char(month, 'YYYY-MM') as month, versions::float8[] as versions
    from night_version where channel_id = ${channelId} and room_id = any(${roomIds}::text[])`.execute(db)
  const known = new Map(rows.map(({ roomId, month, versions }) => [`${roomId} ${month}`, versions]))
  const touched = new Map<string, { roomId: string; month: string; versions: number[] }>()
  return {
    of: (roomId, day) => known.get(`${roomId} ${monthOf(day)}`)?.[indexOf(day)] ?? 0,
    set(roomId, day, version) {
      const month = monthOf(day)
      const key = `${roomId} ${month}`
      const versions = known.get(key) ?? new Array<number>(nights).fill(0)
      versions[indexOf(day)] = version
      known.set(key, versions)
      touched.set(key, { roomId, month, versions })
    },
    async write() {
      const months = [...touched.values()]
      if (months.length === 0) return
      await sql`
        insert into night_version (channel_id, room_id, month, versions)
        select ${channelId}::uuid, room_id, month, versions::bigint[] from unnest(
          ${months.map(({ roomId }) => roomId)}::text[], ${months.map(({ month }) => firstDayOf(month))}::date[],
          ${months.map(({ versions }) => arrayText(versions))}::text[]
        ) row (room_id, month, versions)
        on conflict (channel_id, room_id, month) do update set versions = excluded.versions`.execute(db)
    },
  }
}
