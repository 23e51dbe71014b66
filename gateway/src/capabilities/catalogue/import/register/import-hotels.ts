import type { PlaceRecord, UpsertCount } from '../../../destinations/import'
import { allOf } from '../all-of'
import { batchesOf } from '../batches-of'
import type { ImportReport } from '../import-report'
import { addCounts, type HotelIdentity, type ImportTarget, noCount } from '../import-target'
import { createCityFinder } from './city-finder'
import { removeDuplicates, type UniqueHotel } from './duplicates'
import { toIdentity } from './hotel-identity'
import { type PlacedBy, placeHotel } from './place-hotel'
import { readPostcodes } from './postcode-index'
import { readRegister } from './read-register'
import type { RegisterRow } from './register-row'

export type HotelsImport = {
  file: string
  zipcodes: string
  target: ImportTarget
  report: ImportReport
  /** Codes of the departments to take (`21`, `2A`); all when absent. */
  departments?: ReadonlySet<string> | undefined
  /** Hotels that are written in one transaction. */
  batchSize?: number | undefined
  onProgress?: (line: string) => void
}
export type HotelsImported = {
  counts: UpsertCount
  placedBy: Partial<Record<PlacedBy, number>>
  /** Hotels of departments that were not asked for. */
  elsewhere: number
}

const usualBatch = 25
/** While the database works on two batches, the next one is furnished. */
const batchesAtOnce = 3
const progressEvery = 1_000
/** Placed by these, a hotel may stand some kilometres from its door: said in the report. */
const doubtful: readonly PlacedBy[] = [
  'postcode-alone',
  'town-alone',
  'town-in-department',
  'postcode-and-similar-town',
  'postcode-and-hotel-name',
]

const subjectOf = (row: RegisterRow): string =>
  [row.name, row.postcode ?? row.doubtfulPostcode ?? '-', row.town ?? '-'].join(', ')

type Note = (row: RegisterRow, outcome: 'left-out' | 'doubtful', reason: string) => void

async function readUnique(file: string, report: ImportReport, note: Note): Promise<UniqueHotel[]> {
  const rows: RegisterRow[] = []
  for await (const row of readRegister(file, report)) rows.push(row)
  const { hotels, duplicates } = removeDuplicates(rows)
  for (const { row, reason } of duplicates) note(row, 'left-out', reason)
  return hotels
}

type Placed = Omit<HotelsImported, 'counts'> & { identities: HotelIdentity[]; cities: PlaceRecord[] }

/**
 * All rows are read before the first is written, since only then the duplicates are known. Their source is forgotten
 * with this function; 15,000 hotels are some megabytes.
 */
async function placeHotels({ file, zipcodes, target, report, departments }: HotelsImport): Promise<Placed> {
  const note: Note = (row, outcome, reason) =>
    report.note({ file, line: row.line, outcome, reason, subject: subjectOf(row) })
  const index = await readPostcodes(zipcodes, (line, reason, subject) =>
    report.note({ file: zipcodes, line, outcome: 'left-out', reason: `zipcodes-${reason}`, subject }),
  )
  const hotels = await readUnique(file, report, note)
  const cities = createCityFinder(await target.citiesOf('FR'))
  const placedBy: HotelsImported['placedBy'] = {}
  let elsewhere = 0
  const identify = (hotel: UniqueHotel): HotelIdentity[] => {
    const placement = placeHotel(hotel.row, index)
    if (typeof placement === 'string') {
      note(hotel.row, 'left-out', placement)
      return []
    }
    if (departments && !departments.has(placement.reference?.departmentCode ?? '')) {
      elsewhere += 1
      return []
    }
    placedBy[placement.by] = (placedBy[placement.by] ?? 0) + 1
    if (doubtful.includes(placement.by)) note(hotel.row, 'doubtful', `placed-by-${placement.by}`)
    return [toIdentity(hotel, placement, cities.find(placement))]
  }
  const identities = hotels.flatMap(identify)
  return { identities, cities: cities.takeMade(), placedBy, elsewhere }
}

/** Reads the register, places its hotels and hands them to the target, some dozens at a time. */
export async function importHotels(options: HotelsImport): Promise<HotelsImported> {
  const { target, batchSize = usualBatch, onProgress } = options
  const { identities, cities, ...placed } = await placeHotels(options)
  await target.upsertPlaces(cities)
  // In the order of their ids, so that the database's indexes grow at their end.
  const batches = batchesOf(
    identities.sort((a, b) => (a.id < b.id ? -1 : 1)),
    batchSize,
  )
  let counts = noCount
  let done = 0
  // One that fails closes the batches for all.
  const writeRest = async () => {
    for (const batch of batches) {
      const written = await target.upsertHotels(batch)
      counts = addCounts(counts, written)
      done += batch.length
      if (done % progressEvery < batch.length || done === identities.length)
        onProgress?.(`hotels: ${done} of ${identities.length}`)
    }
  }
  await allOf(Array.from({ length: batchesAtOnce }, writeRest))
  return { counts, ...placed }
}
