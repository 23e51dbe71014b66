import type { HotelPhone, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { mailTexts } from '../mails/texts/texts'
import type { Order } from '../records/orders-repository'
import { stayOf } from '../records/sold-stay'

type Entry = readonly [name: string, value: string]

/**
 * Line breaks, commas and semicolons mean something to calendars
 * (https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11).
 */
const text = (value: string) => value.replace(/[\\,;]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

const instant = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const day = (date: string) => date.replaceAll('-', '')

/** The moment at which a clock of the zone shows this day and hour. */
export function momentOf({ date, hour, timeZone }: { date: string; hour: string; timeZone: string }): Date {
  const asUtc = new Date(`${date}T${hour}:00Z`)
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const ahead = new Date(`${clock.format(asUtc).replace(' ', 'T')}Z`).getTime() - asUtc.getTime()
  return new Date(asUtc.getTime() - ahead)
}

/** Houses write `15:00` or `from 3 to 10 pm`: the first hour counts. */
const hourOf = (written: string | undefined, otherwise: string) =>
  /\b\d{2}:\d{2}\b/.exec(written ?? '')?.[0] ?? otherwise

type Sold = { order: Order; hotelPhone: HotelPhone | null; orderUrl: string; now: Date }

type Visit = NonNullable<OrderView['visit']>
type Visited = Omit<Sold, 'hotelPhone'> & { visit: Visit & { day: string } }

/** A visit with its day as a calendar file: its hours are those of the house, which the file names. */
export function visitCalendarFile({ order, visit: { day: date, house }, orderUrl, now }: Visited): string {
  const t = mailTexts(order.locale)
  const label = order.lines.find(({ kind }) => kind === 'activity')?.label ?? ''
  const lines = [t('line', { label: t('number'), value: order.bookingNumber }), ...(house?.schedules ?? [])]
  return calendarFile([
    [
      ['UID', `${order.orderUUID}@escapade`],
      ['SUMMARY', text(label)],
      ['DTSTART;VALUE=DATE', day(date)],
      ['DESCRIPTION', text(lines.join('\n'))],
      ...sharedOf(order, now),
      ...(house ? [['LOCATION', text(`${house.label}, ${house.address}`)] as Entry] : []),
      ['URL', orderUrl],
    ],
  ])
}

const sharedOf = (order: Order, now: Date): Entry[] => [
  ['DTSTAMP', instant(now)],
  ['SEQUENCE', String(order.version)],
  ['STATUS', order.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'],
]

/** Paid stays as a calendar file. */
export const stayCalendarFile = (...stays: Sold[]): string => calendarFile(stays.flatMap(eventsOf))

/** The stay itself, and a day for each dated activity. Cancelled, it says so. */
function eventsOf({ order, hotelPhone, orderUrl, now }: Sold): Entry[][] {
  const stay = stayOf(order)
  const { timeZone = 'Europe/Paris' } = stay
  const arrival = { date: stay.checkin, hour: hourOf(stay.checkinHour, '15:00'), timeZone }
  const departure = { date: stay.checkout, hour: hourOf(stay.checkoutHour, '11:00'), timeZone }
  const shared: Entry[] = [
    ...sharedOf(order, now),
    ['LOCATION', text(`${stay.hotelLabel}, ${stay.address}`)],
    ['URL', orderUrl],
  ]
  const whole: Entry[] = [
    ['UID', `${order.orderUUID}@escapade`],
    ['SUMMARY', text(`${stay.hotelLabel} – ${stay.label}`)],
    ['DTSTART', instant(momentOf(arrival))],
    ['DTEND', instant(momentOf(departure))],
    ['DESCRIPTION', text(description(order, hotelPhone).join('\n'))],
    ...shared,
  ]
  const activities = stay.activityDates.map(({ activityId, date }): Entry[] => [
    ['UID', `${order.orderUUID}.${activityId}@escapade`],
    [
      'SUMMARY',
      text(stay.programLineList.find((line) => line.activityId === activityId)?.title ?? stay.label),
    ],
    ['DTSTART;VALUE=DATE', day(date)],
    ...shared,
  ])
  return [whole, ...activities]
}

/** The words of the mails: calendars are read on the way, without a page at hand. */
function description(order: Order, hotelPhone: HotelPhone | null): string[] {
  const t = mailTexts(order.locale)
  return [
    t('line', { label: t('number'), value: order.bookingNumber }),
    ...(hotelPhone ? [t('line', { label: t('phone'), value: hotelPhone.text })] : []),
    ...stayOf(order).programLineList.map(({ title }) => title),
  ]
}

const calendarFile = (events: Entry[][]): string =>
  [
    ['BEGIN', 'VCALENDAR'] as Entry,
    ['VERSION', '2.0'] as Entry,
    ['PRODID', '-//Escapade//Stays//EN'] as Entry,
    ['METHOD', 'PUBLISH'] as Entry,
    ...events.flatMap((event): Entry[] => [['BEGIN', 'VEVENT'], ...event, ['END', 'VEVENT']]),
    ['END', 'VCALENDAR'] as Entry,
  ]
    .map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`)
    .join('')

/**
 * Lines hold 75 bytes at most and go on after a blank; no letter is cut in two
 * (https://www.rfc-editor.org/rfc/rfc5545#section-3.1).
 */
function folded(line: string): string {
  let length = 0
  let written = ''
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter)
    if (length + bytes > 74) {
      written += '\r\n '
      length = 1
    }
    written += letter
    length += bytes
  }
  return written
}
