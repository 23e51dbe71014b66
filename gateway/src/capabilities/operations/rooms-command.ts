import { parseLimit } from '../../platform/print-rows'
import { noteRevision } from '../../platform/revision/revision'
import { checkOnSale, lockNights, type Night, saveNights } from './nights'
import { type Given, type Operation, operationsCommand, type Row } from './operation'
import { nightSpan, oneName, wholeNumber } from './typed-values'

export const roomsHelp =
  '[list [--hotel HOTEL] [--limit N] | nights ROOM [--from DAY] [--to DAY] | close ROOM --from DAY [--to DAY] | ' +
  'open ROOM --from DAY [--to DAY] | stock ROOM --rooms N --from DAY [--to DAY]] [--dry-run] [--json]: rooms and ' +
  'their nights, both days included'

/** Smallest and largest number of the stock's column. */
const mostRooms = 32_767
const usualNights = 14

const list: Operation = {
  options: ['hotel', 'limit'],
  async run(db, { values: { hotel, limit } }) {
    const rows = await db
      .selectFrom('room')
      .innerJoin('hotel', 'hotel.id', 'room.hotelId')
      .select(['room.id', 'room.titles', 'hotel.id as hotel', 'hotel.label', 'room.maxCapacity as sleeps'])
      .$if(Boolean(hotel), (query) => query.where('room.hotelId', '=', hotel ?? ''))
      .orderBy('room.hotelId')
      .orderBy('room.sort')
      .limit(parseLimit(limit))
      .execute()
    return rows.map(({ id, titles, ...row }) => ({ id, room: titles.en, ...row }))
  },
}

const shown = ({ day, priceCents, sold, available, closed }: Night): Row => ({
  day,
  price: (priceCents / 100).toFixed(2),
  sold,
  left: available,
  closed: closed ? 'closed' : 'open',
})

const nights: Operation = {
  options: ['from', 'to'],
  async run(db, given) {
    const roomId = oneName(given, 'room')
    const span = { roomId, ...nightSpan(given, given.clock.today(), usualNights) }
    return (await lockNights(db, span)).map(shown)
  },
}

/** Changes the nights of a span together or, when one of them cannot be, none. */
const change = (options: string[], next: (given: Given) => (night: Night) => Night): Operation => ({
  options: ['from', 'to', ...options],
  async run(db, given) {
    const roomId = oneName(given, 'room')
    const become = next(given)
    const span = { roomId, ...nightSpan(given, given.clock.today()) }
    const before = await lockNights(db, span)
    await checkOnSale(db, before, span)
    const after = before.map(become)
    const changed = after.filter((night, index) => {
      const was = before[index]
      return night.available !== was?.available || night.closed !== was.closed
    })
    await saveNights(db, roomId, changed)
    if (changed.length > 0) await noteRevision(db)
    return before.map((was, index) => {
      const is = shown(after[index] ?? was)
      return { ...shown(was), 'left then': is.left, 'closed then': is.closed }
    })
  },
})

/** Rooms that the hotel gives us for a night, those that are sold among them. */
const setStock = (given: Given) => {
  const rooms = wholeNumber(given, 'rooms', { from: 0, to: mostRooms })
  return (night: Night): Night => {
    if (night.sold > rooms)
      throw new Error(`${night.sold} rooms are sold on ${night.day}: the stock cannot be ${rooms}`)
    return { ...night, available: rooms - night.sold }
  }
}

/** `rooms list|nights|close|open|stock`: what of a room is sold, night by night. */
export const roomsCommand = operationsCommand('rooms', {
  list,
  nights,
  close: change([], () => (night) => ({ ...night, closed: true })),
  open: change([], () => (night) => ({ ...night, closed: false })),
  stock: change(['rooms'], setStock),
})
