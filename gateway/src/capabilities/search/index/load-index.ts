import { addMonths, firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { groupBy } from '../../../platform/group-by'
import { dayNumber } from '../../../rates/day-number'
import type { HotelChange } from './changes'
import type { IndexReader } from './index-reader'
import { SearchIndex } from './search-index'

/** So many hotels are read at a time, and so many times at once: the database reads while the last ones are put in. */
const batchSize = 50
const readers = 2

type Target = { index: SearchIndex; reader: IndexReader }

/**
 * Fills a new index with everything there is.
 * Limit: 0.7 ms a hotel, in which `/ready` says no: 14 s for 20,000 hotels, 12 minutes for a million (docs/scale.md).
 */
export async function loadIndex(reader: IndexReader): Promise<SearchIndex> {
  const index = new SearchIndex()
  index.days.reserve(await reader.countRooms())
  const ids = await reader.readHotelIds()
  const fill = async () => {
    while (ids.length > 0) await readHotels({ index, reader, ids: ids.splice(0, batchSize) })
  }
  await Promise.all(Array.from({ length: readers }, fill))
  return index
}

/** Reads again what changed. Hotels come first: their new rooms need every month. */
export async function applyChanges({
  index,
  reader,
  changes,
}: Target & { changes: HotelChange[] }): Promise<void> {
  const ids = changes.filter(({ isWhole }) => isWhole).map(({ hotelId }) => hotelId)
  if (ids.length > 0) await readHotels({ index, reader, ids })
  const spans = groupBy(
    changes.filter(({ months }) => months !== null),
    ({ months }) => `${months?.first} ${months?.last}`,
  )
  for (const hotels of spans.values()) {
    const rooms = new Map(hotels.flatMap(({ hotelId }) => [...index.roomsOf(hotelId)]))
    await readMonths({ index, reader, rooms, months: hotels[0]?.months ?? null })
  }
}

async function readHotels({ index, reader, ids }: Target & { ids: string[] }) {
  const hotels = await reader.readHotels(ids)
  const there = new Set(hotels.map(({ id }) => id))
  for (const id of ids) if (!there.has(id)) index.remove(id)
  const rooms = new Map(hotels.flatMap((hotel) => [...index.put(hotel)]))
  if (rooms.size > 0) await readMonths({ index, reader, rooms, months: null })
}

type Months = Target & { rooms: ReturnType<SearchIndex['roomsOf']>; months: HotelChange['months'] }

/** Rates and stock of rooms: of some months, or of all where `months` is null. */
async function readMonths({ index: { days }, reader, rooms, months }: Months) {
  const rows = await reader.readMonths({ roomIds: [...rooms.keys()], months })
  if (months) {
    // A month that is gone has no row that would say so.
    const first = dayNumber(months.first)
    const last = dayNumber(firstDayOf(addMonths(monthOf(months.last), 1))) - 1
    for (const room of rooms.values()) days.clear(room, first, last)
  }
  for (const { roomId, ...stored } of rows) {
    const room = rooms.get(roomId)
    if (room !== undefined) days.write({ room, ...stored })
  }
}
