import { sql } from 'kysely'

/** Percent of the base rate at the start of each month, January first. */
const seasons = {
  coast: [60, 62, 68, 84, 95, 112, 138, 150, 116, 88, 66, 66],
  snow: [140, 150, 132, 92, 62, 66, 86, 92, 68, 62, 74, 132],
  city: [78, 82, 92, 102, 110, 112, 100, 96, 110, 108, 96, 110],
  country: [70, 76, 84, 96, 106, 110, 118, 122, 108, 102, 82, 88],
} as const
export type Season = keyof typeof seasons

/** Percent by the ISO weekday of the night, Monday first. */
const weeks = {
  city: [98, 98, 100, 102, 112, 124, 90],
  leisure: [84, 84, 86, 92, 118, 138, 88],
} as const
export type Week = keyof typeof weeks

/** Nights on which everyone travels, in percent on top. */
const holidays = {
  '02-13': 15,
  '02-14': 25,
  '04-30': 15,
  '05-01': 15,
  '05-08': 10,
  '07-13': 12,
  '07-14': 12,
  '08-14': 12,
  '08-15': 12,
  '10-31': 10,
  '11-01': 10,
  '12-24': 15,
  '12-29': 20,
  '12-30': 35,
  '12-31': 60,
} as const

/** A room's special offers are for the next 90 nights but holidays; how often they come is the plan's. */
const offerNights = 90

const values = (rows: (string | number)[][]) =>
  sql.join(rows.map((row) => sql`(${sql.join(row.map((value) => sql.lit(value)))})`))

const curveRows = (curves: Record<string, readonly number[]>) =>
  sql.join(
    Object.entries(curves).map(
      ([name, percents]) =>
        sql`(${sql.lit(name)}, array[${sql.join(percents.map((percent) => sql.lit(percent)))}])`,
    ),
  )

export type NightsSpan = { rooms: string[]; from: string; to: string; today: string }

/**
 * Rates and stock as a query, one row per room and night: `full_cents` and, where an offer runs on `today`, what it
 * makes of them; ordered by `place`, a number, the nights of a room lie together. Everything is drawn from the plan's lot and the day alone, so that a day looks the same whenever
 * it is generated. What rooms have in common and what a night costs are worked out once (`materialized`, `offset 0`),
 * not wherever they are mentioned.
 */
export const generatedNights = ({ rooms, from, to, today }: NightsSpan) => sql`
  with season (season, curve) as (values ${curveRows(seasons)}),
  week (week, rhythm) as (values ${curveRows(weeks)}),
  holiday (day, percent) as (values ${values(Object.entries(holidays))}),
  calendar as (
    select d::date as day, d::date - date '2000-01-01' as number, extract(isodow from d)::integer as weekday,
      extract(month from d)::integer as month, extract(day from d)::integer as date,
      coalesce(holiday.percent, 0) as holiday
    from generate_series(${from}::date, ${to}::date, interval '1 day') d
    left join holiday on holiday.day = to_char(d, 'MM-DD')
  ),
  shape as materialized (
    select *, curve[month] + (curve[month % 12 + 1] - curve[month]) * (date - 1) / 30 as level,
      rhythm[weekday] as weekly,
      month = 1 and date > 5 or month = 11 and date between 12 and 30 as winter_break,
      holiday = 0 and day <= ${today}::date + ${sql.lit(offerNights)} as offers_run
    from calendar cross join season cross join week
  ),
  night as (
    select p.room_id, s.*, p.stock, p.lot, p.closed_on_sunday, p.offer_percent, p.offer_days,
      (${today}::date - date '2000-01-01' + p.offer_phase) % p.offer_cycle as offer_day,
      p.base_cents::float8 * s.level * s.weekly * (100 + s.holiday)
        * (970 + (p.lot % 9973 * 31 + s.number * 7919) % 9973 % 59) / 1e9 as cents,
      (p.lot % 99991 * 17 + s.number * 69621) % 99991 % 1000 as luck
    from rate_plan p
    join shape s on s.season = p.season and s.week = p.week
    where p.room_id = any(${rooms}::text[]) and not (p.closed_in_winter and s.winter_break)
  ),
  priced as (
    select *, greatest(3900, ceil(cents / 100) * 100)::integer as full_cents,
      offers_run and offer_percent > 0 and offer_day < offer_days as in_offer
    from night
    offset 0
  )
  select room_id, day, lot * 100000::bigint + number as place, full_cents, offer_day, in_offer,
    full_cents * (100 - offer_percent) / 10000 * 100 as offer_cents,
    greatest(0, stock - stock * greatest(0,
      250 + (level - 60) * 4 + (weekly - 84) * 5 + holiday * 6 + (luck - 500) * 9 / 10) / 1000
    )::smallint as available,
    (case when holiday >= 35 or (weekday = 6 and level >= 130 and lot % 3 = 0) then 2 else 1 end)::smallint
      as min_los,
    (closed_on_sunday and weekday = 7) as closed_to_arrival
  from priced
`
