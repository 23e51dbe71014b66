import { reducedCents } from '@escapade/gateway/promotions/reduced-price'
import { daysBetween, diffDays, weekday } from '@escapade/shared-contracts/rules/dates/days'
import type { RatePlanRow } from './rate-plan-table'

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
const holidays: Record<string, number> = {
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
}

/** A room's special offers are for the next 90 nights but holidays; how often they come is the plan's. */
export const offerNights = 90

export type RatePlan = Omit<RatePlanRow, 'season' | 'week'> & { season: Season; week: Week }
export type GeneratedNight = {
  day: string
  /** Cents without an offer, and what the offer that runs today makes of them; null where none does. */
  fullCents: number
  offerCents: number | null
  available: number
  minLos: number
  closedToArrival: boolean
}

/** Days are counted from here where chance and the rhythm of offers are. */
const dayNumber = (day: string): number => diffDays('2000-01-01', day)

type Day = ReturnType<typeof describeDay>

function describeDay(day: string, today: string) {
  const holiday = holidays[day.slice(5)] ?? 0
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8))
  return {
    day,
    number: dayNumber(day),
    weekday: weekday(day),
    month,
    date,
    holiday,
    isWinterBreak: (month === 1 && date > 5) || (month === 11 && date >= 12),
    canBeInOffer: holiday === 0 && diffDays(today, day) <= offerNights,
  }
}

/** Percent of the base rate that day, on the way from the start of its month to that of the next. */
function levelOf(season: Season, { month, date }: Day): number {
  const [level = 0, next = 0] = [seasons[season][month - 1], seasons[season][month % 12]]
  return level + Math.trunc(((next - level) * (date - 1)) / 30)
}

/** Day of an offer's cycle: below `offerDays` the offer runs. */
export const offerDayOf = ({ offerPhase, offerCycle }: RatePlanRow, today: string): number =>
  (dayNumber(today) + offerPhase) % offerCycle

export const isInOffer = (plan: RatePlanRow, today: string): boolean =>
  plan.offerPercent > 0 && offerDayOf(plan, today) < plan.offerDays

/**
 * Draws the nights of a plan from one day to another. Everything comes from the plan's lot and the day alone, in whole
 * numbers, so that a night looks the same whenever it is generated; days on which the house is closed have none.
 */
export function nightGenerator({ from, to, today }: { from: string; to: string; today: string }) {
  const days = daysBetween(from, to).map((day) => describeDay(day, today))
  return (plan: RatePlan): GeneratedNight[] => {
    const inOffer = isInOffer(plan, today)
    const nights: GeneratedNight[] = []
    for (const day of days)
      if (!(plan.closedInWinter && day.isWinterBreak)) nights.push(generateNight(plan, day, inOffer))
    return nights
  }
}

function generateNight(plan: RatePlan, day: Day, inOffer: boolean): GeneratedNight {
  const { lot } = plan
  const { number, holiday } = day
  const level = levelOf(plan.season, day)
  const weekly = weeks[plan.week][day.weekday - 1] ?? 100
  const chance = 970 + ((((lot % 9_973) * 31 + number * 7_919) % 9_973) % 59)
  const cents = (plan.baseCents * level * weekly * (100 + holiday) * chance) / 1e9
  const fullCents = Math.max(3_900, Math.ceil(cents / 100) * 100)
  const reduced = reducedCents(fullCents, plan.offerPercent)
  return {
    day: day.day,
    fullCents,
    offerCents: inOffer && day.canBeInOffer ? reduced : null,
    available: Math.max(0, plan.stock - soldOf(plan, { number, holiday, level, weekly })),
    minLos: holiday >= 35 || (day.weekday === 6 && level >= 130 && lot % 3 === 0) ? 2 : 1,
    closedToArrival: plan.closedOnSunday && day.weekday === 7,
  }
}

type Demand = { number: number; holiday: number; level: number; weekly: number }

/** Rooms that others have taken: more in the season, at weekends and on holidays. */
function soldOf({ lot, stock }: RatePlan, { number, holiday, level, weekly }: Demand): number {
  const luck = (((lot % 99_991) * 17 + number * 69_621) % 99_991) % 1_000
  const share = 250 + (level - 60) * 4 + (weekly - 84) * 5 + holiday * 6 + Math.trunc(((luck - 500) * 9) / 10)
  return Math.floor((stock * Math.max(0, share)) / 1_000)
}
