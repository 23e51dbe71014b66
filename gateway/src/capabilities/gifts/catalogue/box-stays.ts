import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { giftParty } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { partyTerms } from '../../../pricing/stay-price'
import type { StoredBox } from './boxes-repository'

export type Opening = Pick<StoredBox, 'themes' | 'tags' | 'priceCents'>
type Deps = { db: Db; clock: Pick<Clock, 'now'> }
export type Narrowing = { theme?: string | undefined; tags: readonly string[] }

/**
 * Number of hotels with a stay that a box pays in full on some day: of its first theme, with all that it names, at the
 * price at which the search shows it without dates (`boxSearchUri`). A property test holds the two together.
 */
export async function countHotels(
  deps: Deps,
  { themes: [theme], tags, priceCents }: Opening,
): Promise<number> {
  if (theme === undefined) return 0
  const { rows } = await sql<{ hotels: number }>`
    select count(distinct s.hotel_id)::integer as hotels
    ${staysOnSale(deps, { theme, tags })} and ${partyCents} <= ${priceCents}::integer`.execute(deps.db)
  return rows[0]?.hotels ?? 0
}

/** Lowest price in cents of a stay with these criteria on some day, as the search shows it; null where there is none. */
export async function lowestPrice(deps: Deps, narrowing: Narrowing): Promise<number | null> {
  const { rows } = await sql<{ cents: number | null }>`
    select min(${partyCents})::integer as cents ${staysOnSale(deps, narrowing)}`.execute(deps.db)
  return rows[0]?.cents ?? null
}

const { rooms, percents, singles, programHalves } = partyTerms(giftParty)

/** Price for the party of a gift, in cents, of a row of `stay_from` beside its room. */
const partyCents: RawBuilder<number> = sql`
  ((s.cents[party.rooms]::bigint * ((${percents}::integer[])[s.capacity]
      - (${singles}::integer[])[s.capacity] * (100 - m.single_percent)) + 50) / 100
    + ((s.night_cents * s.nights + s.stay_cents)::bigint * ${programHalves}::integer + 1) / 2)`

/** Stays that the party of a gift can book on some day. */
function staysOnSale({ clock }: Deps, { theme, tags }: Narrowing): RawBuilder<unknown> {
  const now = clock.now()
  const today = now.slice(0, 10)
  const soonest = canArrive({ day: today, now }) ? today : addDays(today, 1)
  return sql`from stay_from s
    join package p on p.id = s.package_id
    join room m on m.id = s.room_id
    cross join lateral (select (${rooms}::integer[])[s.capacity] as rooms) party
    where p.themes @> ${theme === undefined ? [] : [theme]}::text[] and p.tags @> ${tags}::text[]
      and s.night_cents + s.stay_cents > 0
      and (s.expiration is null or s.expiration >= ${today}::date)
      and party.rooms > 0 and s.checkins[party.rooms] >= ${soonest}::date`
}
