import { diffDays, firstDayOf, monthOf, weekday } from '@escapade/shared-contracts/rules/dates/days'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { checkMinisiteTerms, fewestOnMinisites, peopleOnMinisites } from '../pricing/minisite-terms'
import { type PartySize, partyTerms } from '../pricing/stay-price'

type Question = { checkin: string; party: PartySize; today: string }

/** Numbers of nights for which a partner's page has at least one stay of the whole catalogue from the check-in. */
export async function findAnyNights(db: Db, { checkin, party, today }: Question): Promise<number[]> {
  if (checkMinisiteTerms({ nights: fewestOnMinisites, party, capacity: peopleOnMinisites })) return []
  const month = firstDayOf(monthOf(checkin))
  const day = diffDays(month, checkin) + 1
  const { rooms } = partyTerms(party)
  const { rows } = await sql<{ nights: number }>`
    select nights from generate_series(${fewestOnMinisites}::integer, ${longestSoldStay}::integer) nights
    where exists (
      select 1 from stay_month s
      where s.month = ${month}::date and s.max_nights >= nights and s.capacity >= ${peopleOnMinisites}
        and s.arrivals[${day}::integer] >> (nights - 1) & 1 = 1
        and s.shortest[${weekday(checkin)}::integer] <= nights
        and (s.expiration is null or s.expiration >= ${today}::date)
        and (${rooms}::integer[])[s.capacity] between 1
          and (select min(free) from unnest(s.available[${day}::integer:${day}::integer + nights - 1]) free)
    )
    order by nights`.execute(db)
  return rows.map(({ nights }) => nights)
}
