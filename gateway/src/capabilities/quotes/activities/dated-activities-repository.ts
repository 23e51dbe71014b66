import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { type ContentLanguage, type Texts, textIn } from '../../../platform/texts/texts'
import type { DatedActivity } from './activity-dates'

type Row = { activityId: string; titles: Texts; weekdays: number[]; fullDays: string[] }

/** Dated activities with the days of a stay on which they are full. */
export async function readDatedActivities({
  db,
  ids,
  checkin,
  nights,
  language,
}: {
  db: Db
  ids: string[]
  checkin: string
  nights: number
  language: ContentLanguage
}): Promise<DatedActivity[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select a.id as "activityId", a.titles, a.weekdays,
      coalesce(array_agg(d.day::text) filter (where d.taken >= a.capacity), '{}') as "fullDays"
    from activity a
    left join activity_day d on d.activity_id = a.id
      and d.day between ${checkin}::date and ${addDays(checkin, nights)}::date
    where a.id = any(${ids}::text[])
    group by a.id
    order by array_position(${ids}::text[], a.id)`.execute(db)
  return rows.map(({ titles, ...row }) => ({ ...row, title: textIn(titles, language) }))
}
