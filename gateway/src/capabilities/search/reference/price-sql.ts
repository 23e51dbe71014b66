import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { addDays, diffDays, firstDayOf, monthOf, weekday } from '@escapade/shared-contracts/rules/dates/days'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { sql } from 'kysely'
import { partyTerms } from '../../../pricing/stay-price'
import type { SearchPlan } from '../search-plan'
import { and, type Sql, some } from './area-sql'

export type PriceQuestion = {
  plan: SearchPlan
  /** Wall clock. */
  now: string
  /** The hotel's id: a column of the query around, so that each hotel is priced by one look into the index. */
  hotelId: Sql
  /** Only a hotel's cheapest packages: enough to find and order hotels. */
  foremost: boolean
  /** True when the reference prices are wanted too (`ref_cents`). */
  refs: boolean
}

/** Packages of a hotel that can be had, priced for the party. */
export function pricedStays(question: PriceQuestion): Sql {
  const { plan } = question
  const stays = staysOf(question)
  const { priceMin, priceMax, lastRooms } = plan.filters
  return sql`
    select * from (${stays}) priced
    where ${and([
      priceMin === undefined ? null : sql`cents >= ${priceMin}::bigint`,
      priceMax === undefined ? null : sql`cents <= ${priceMax}::bigint`,
      lastRooms ? sql`rooms_left between 1 and 3` : null,
    ])}`
}

function staysOf(question: PriceQuestion): Sql {
  const { dates, giftNights } = question.plan
  if (giftNights !== null) return giftStays(question, giftNights)
  return dates ? datedStays(question, dates) : undatedStays(question)
}

/** Conditions that must be looked up in the package itself; then any package may be the one that fits. */
function packageConditions({ filters, giftNights, dates }: SearchPlan, now: string): Sql[] {
  const tags = some(filters.tags)
  return [
    filters.theme === undefined ? null : sql`p.themes @> array[${filters.theme}]::text[]`,
    tags && sql`p.tags @> ${tags}::text[]`,
    filters.freeCancellation ? isFree(dates?.checkin ?? null, now) : null,
    giftNights === null ? null : sql`${giftNights}::integer between p.min_nights and p.max_nights`,
  ].filter((condition) => condition !== null)
}

/** Condition by which `cancellationPolicy` (catalogue) calls terms cancellable that give everything back. */
const isFree = (checkin: string | null, now: string): Sql => {
  const cancelDays = checkin
    ? sql`coalesce(s.cancel_days[extract(day from ${checkin}::date)::integer], 0)`
    : sql`0`
  return sql`(
  p.cancellation ->> 'type' = 'FLEXIBLE' and p.cancellation ->> 'daysBefore' is not null and coalesce(
    ${checkin}::date - greatest((p.cancellation ->> 'daysBefore')::integer, ${cancelDays})
      + make_interval(hours => (p.cancellation ->> 'hour')::integer) > ${now}::timestamp, true))`
}

const joinPackage = ({ plan, now }: PriceQuestion): Sql => {
  const wanted = packageConditions(plan, now)
  return wanted.length ? sql`join package p on p.id = s.package_id and ${and(wanted)}` : sql``
}

function stayConditions({ plan, now, foremost }: PriceQuestion): Sql {
  const { theme, tags, priceMin, freeCancellation, lastRooms } = plan.filters
  const anyPackage =
    theme !== undefined ||
    some(tags) ||
    priceMin !== undefined ||
    freeCancellation ||
    lastRooms ||
    plan.giftNights !== null
  return and([
    foremost && !anyPackage ? sql`s.foremost` : null,
    plan.sells === 'nights' ? sql`s.stay_cents = 0` : null,
    plan.sells === 'stays' ? sql`s.night_cents + s.stay_cents > 0` : null,
    sql`(s.expiration is null or s.expiration >= ${now.slice(0, 10)}::date)`,
  ])
}

/** Rooms the party needs by the room's capacity; more than there ever are where it cannot be lodged. */
const roomsNeeded = ({ rooms }: Terms): Sql =>
  sql`(${rooms.map((count) => count || 32_767)}::integer[])[s.capacity]`

type Terms = ReturnType<typeof partyTerms>
type Programme = { night: Sql; stay: Sql }

const programme: Programme = { night: sql`s.night_cents`, stay: sql`s.stay_cents` }
/** At its lowest of the 30 days before. */
const refProgramme: Programme = {
  night: sql`coalesce(r.night_cents, s.night_cents)`,
  stay: sql`coalesce(r.stay_cents, s.stay_cents)`,
}
const joinReference = sql`left join programme_reference r on r.package_id = s.package_id`

const joinRoom = sql`join room m on m.id = s.room_id`

/** Sums of a stay's nights. `single`: what one person alone pays for them; null where that is the room's share. */
type Sums = { nights: Sql; cents: Sql; refs: Sql; single: Sql }

/** The arithmetic of `stayPrice` (pricing/stay-price.ts) with the party's terms. */
const partyPrice = ({ nights, cents, single }: Sums, terms: Terms, { night, stay } = programme): Sql => sql`
  ((${cents}::bigint * ((${terms.percents}::integer[])[s.capacity] - 100 * ${alone(terms)}) + ${alone(terms)} *
      coalesce(100 * ${single}::bigint, ${cents}::bigint * m.single_percent) + 50) / 100 +
    ((${night} * ${nights} + ${stay})::bigint * ${terms.programHalves}::integer + 1) / 2)::integer`

/** That by the lowest of the 30 days before; the price itself where there is none (hasReference, pricing). */
const partyReference = (sums: Sums, terms: Terms): Sql => sql`
  case when ${alone(terms)} > 0 and ${sums.single} is not null then ${partyPrice(sums, terms)}
    else ${partyPrice({ ...sums, cents: sums.refs, single: sql`null` }, terms, refProgramme)} end`

/** Rooms of the party that one person has alone. */
const alone = ({ singles }: Terms): Sql => sql`(${singles}::integer[])[s.capacity]`

/** Conditions of `checkStay` (pricing/stay-calendar.ts), on arrays that start at 1. */
function datedStays(question: PriceQuestion, { checkin, nights }: { checkin: string; nights: number }): Sql {
  const { plan, hotelId, refs, now } = question
  const terms = partyTerms(plan.party)
  const first = diffDays(firstDayOf(monthOf(checkin)), checkin) + 1
  const cells = (column: Sql) =>
    Array.from(
      { length: Math.min(nights, longestSoldStay) },
      (_, night) => sql`${column}[${first}::integer + ${sql.lit(night)}]`,
    )
  const sum = (column: Sql) => sql`(${sql.join(cells(column), sql` + `)})`
  const share = (price: Sql) => sql`(2 * ${price}::bigint * m.single_percent + 100) / 200`
  const [prices, singles] = [cells(sql`s.prices`), cells(sql`s.singles`)]
  const ownOrShare = prices.map(
    (price, night) => sql`coalesce(nullif(${singles[night]}, 0), ${share(price)})`,
  )
  const left = sql`least(${sql.join(cells(sql`s.available`))})`
  const wanted = sql`${nights}::integer`
  const sums: Sums = {
    nights: wanted,
    cents: sum(sql`s.prices`),
    refs: sum(sql`(coalesce(s.refs, s.prices))`),
    single: sql`case when greatest(${sql.join(singles)}) > 0 then ${sql.join(ownOrShare, sql` + `)} end`,
  }
  const possible = nights <= longestSoldStay && canArrive({ day: checkin, now })
  return sql`
    select s.package_id, ${wanted} as nights, ${checkin}::text as checkin,
      ${partyPrice(sums, terms)} as cents, ${refs ? partyReference(sums, terms) : sql`0`} as ref_cents,
      ${left} as rooms_left
    from stay_month s
    ${joinRoom}
    ${refs ? joinReference : sql``}
    ${joinPackage(question)}
    where ${sql.lit(possible)} and s.month = ${firstDayOf(monthOf(checkin))}::date and s.hotel_id = ${hotelId}
      and ${stayConditions(question)}
      and ${roomsNeeded(terms)} <= ${left}
      and s.arrivals[${first}::integer] >> (${wanted} - 1) & 1 = 1
      and s.shortest[${weekday(checkin)}::integer] <= ${wanted}
      and s.max_nights >= ${wanted}`
}

function undatedStays(question: PriceQuestion): Sql {
  const { plan, hotelId, now } = question
  const terms = partyTerms(plan.party)
  const rooms = roomsNeeded(terms)
  const sums: Sums = {
    nights: sql`s.nights`,
    cents: sql`s.cents[${rooms}]`,
    refs: sql`s.refs[${rooms}]`,
    single: sql`s.singles[${rooms}]`,
  }
  const today = now.slice(0, 10)
  const soonest = canArrive({ day: today, now }) ? today : addDays(today, 1)
  return sql`
    select s.package_id, s.nights::integer as nights, null::text as checkin,
      ${partyPrice(sums, terms)} as cents, ${partyReference(sums, terms)} as ref_cents,
      null::integer as rooms_left
    from stay_from s
    ${joinRoom}
    ${joinReference}
    ${joinPackage(question)}
    where s.hotel_id = ${hotelId} and ${stayConditions(question)} and s.checkins[${rooms}] >= ${soonest}::date`
}

/** Vouchers: by what a night usually costs, where the stay is sold without an end. */
function giftStays(question: PriceQuestion, giftNights: number): Sql {
  const { plan, hotelId } = question
  const terms = partyTerms(plan.party)
  const nights = sql`${giftNights}::integer`
  const usual = sql`coalesce(g.usual_cents, s.cents[1] / s.nights)`
  const usually = sql`(${usual} * ${nights})`
  const cents = partyPrice({ nights, cents: usually, refs: usually, single: sql`null` }, terms)
  return sql`
    select s.package_id, ${nights} as nights, null::text as checkin, ${cents} as cents, ${cents} as ref_cents,
      null::integer as rooms_left
    from stay_from s
    ${joinRoom}
    ${joinPackage(question)} and not p.last_minute and p.expiration is null
    left join gift_rate g on g.room_id = s.room_id
    where s.hotel_id = ${hotelId} and ${stayConditions(question)}
      and ${roomsNeeded(terms)} < 32767 and ${usual} > 0`
}
