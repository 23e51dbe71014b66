import { addDays, isDay } from '@escapade/shared-contracts/rules/dates/days'
import { neverCancelled } from '../../../pricing/cancel-days'
import {
  mostCancelDays,
  mostCents,
  mostDaysAhead,
  mostLeadDays,
  mostNights,
  mostRooms,
  type NightValues,
} from '../night-plan'

/** Columns of a file of rates, in the order of an export. */
export const rateColumns = [
  'room',
  'from',
  'to',
  'weekdays',
  'price',
  'allotment',
  'min_nights',
  'arrival',
  'status',
  'max_nights',
  'departure',
  'lead_days',
  'single_price',
  'cancel_days',
] as const
export type RateColumn = (typeof rateColumns)[number]

/** Nights of a room that a line sets something of; what it leaves empty stays as it is. */
export type RateLine = {
  number: number
  roomId: string
  from: string
  /** The last night. */
  to: string
  /** ISO weekdays of the nights; null: all. */
  weekdays: ReadonlySet<number> | null
  set: NightValues
}

/** Something wrong with a line, and what to write instead. */
export type RateProblem = { line: number; column: RateColumn; problem: string; roomId?: string }

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
type Row = { number: number; cell: (column: RateColumn) => string }

/** Reads a row, or says everything that is wrong with it. */
export function parseRateLine({ number, cell }: Row, today: string): RateLine | RateProblem[] {
  const problems: RateProblem[] = []
  const refuse = (column: RateColumn, problem: string): undefined => {
    problems.push({ line: number, column, problem })
  }
  const roomId = cell('room') || refuse('room', 'names no room: write its id, as `rooms list` shows it')
  const span = readSpan(cell, today, refuse)
  const weekdays = readWeekdays(cell('weekdays'), refuse)
  const set = readValues(cell, refuse)
  if (problems.length === 0 && Object.keys(set).length === 0)
    refuse(
      'price',
      'sets nothing: fill price, single_price, allotment, min_nights, max_nights, lead_days, cancel_days, arrival, departure or status',
    )
  if (problems.length > 0 || !roomId || !span || weekdays === undefined)
    return problems.map((problem) => ({ ...problem, ...(roomId ? { roomId } : {}) }))
  return { number, roomId, ...span, weekdays, set }
}

type Cells = Row['cell']
type Refuse = (column: RateColumn, problem: string) => undefined

function readSpan(cell: Cells, today: string, refuse: Refuse) {
  const from = cell('from') === 'today' ? today : readDay('from', cell('from'), refuse)
  const to = readLast(cell('to'), from, refuse)
  if (!from || !to) return undefined
  if (to < from) return refuse('to', `${to} lies before ${from}: it is the last night`)
  if (from < today) return refuse('from', `the night of ${from} has passed: today is ${today}`)
  const last = addDays(today, mostDaysAhead)
  if (to > last) return refuse('to', `nights are sold until ${last} so far`)
  return { from, to }
}

/** `+30`: so many nights after the first one. */
function readLast(text: string, from: string | undefined, refuse: Refuse): string | undefined {
  const [, later] = /^\+(\d{1,3})$/.exec(text) ?? []
  if (later !== undefined) return from && addDays(from, Number(later))
  return text ? readDay('to', text, refuse) : from
}

function readDay(column: 'from' | 'to', text: string, refuse: Refuse): string | undefined {
  return isDay(text)
    ? text
    : refuse(
        column,
        `${quoted(text)} is no day: write one such as 2027-03-31, ${column === 'from' ? 'or today' : 'or +30'}`,
      )
}

function readWeekdays(text: string, refuse: Refuse): ReadonlySet<number> | null | undefined {
  if (!text) return null
  const days = text.toLowerCase().split(/[\s,]+/)
  const numbers = days.map((name) => dayNames.indexOf(name) + 1)
  const wrong = days.find((_, index) => numbers[index] === 0)
  if (wrong !== undefined)
    return refuse('weekdays', `${quoted(wrong)} is no weekday: write some of ${dayNames.join(' ')}`)
  return new Set(numbers)
}

function readValues(cell: Cells, refuse: Refuse): NightValues {
  const whole = (column: RateColumn, from: number, to: number, otherwise = '') => {
    const text = cell(column)
    if (!text) return undefined
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= from && value <= to) return value
    return refuse(
      column,
      `${quoted(text)} is no whole number from ${from} to ${to}${otherwise && `, ${otherwise}`}`,
    )
  }
  const isClosed = (column: RateColumn) => {
    const text = cell(column).toLowerCase()
    if (!text) return undefined
    if (text === 'open' || text === 'closed') return Number(text === 'closed')
    return refuse(column, `${quoted(text)}: write open or closed`)
  }
  const values = {
    priceCents: readCents('price', cell, refuse),
    singleCents: cell('single_price') === '0' ? 0 : readCents('single_price', cell, refuse),
    allotment: whole('allotment', 0, mostRooms),
    minLos: whole('min_nights', 1, mostNights),
    maxLos: whole('max_nights', 0, mostNights),
    leadDays: whole('lead_days', 0, mostLeadDays),
    cancelDays:
      cell('cancel_days') === 'never' ? neverCancelled : whole('cancel_days', 0, mostCancelDays, 'or never'),
    closedToArrival: isClosed('arrival'),
    closedToDeparture: isClosed('departure'),
    closed: isClosed('status'),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Euros with two digits at most, after a point or a comma; never rounded. */
function readCents(column: 'price' | 'single_price', cell: Cells, refuse: Refuse): number | undefined {
  const text = cell(column)
  if (!text) return undefined
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const value = euros === undefined ? 0 : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  if (value > 0 && value <= mostCents) return value
  return refuse(
    column,
    `${quoted(text)} is no price: write euros such as 129.00; ${column === 'price' ? 'a night is closed by its status' : "0 is the room's share of the price"}`,
  )
}

const quoted = (text: string) => `"${text.slice(0, 40)}"`

/** True where a line that has this day (since 1970) in its span is about it, by its weekdays; day 0 was a Thursday. */
export const isOn = ({ weekdays }: Pick<RateLine, 'weekdays'>, day: number): boolean =>
  !weekdays || weekdays.has(((day + 3) % 7) + 1)
