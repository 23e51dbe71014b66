import { readLines } from '../../../../platform/csv/read-lines'
import { detectSeparator, splitCells } from '../../../../platform/csv/split-cells'
import { wholeRows } from '../../../../platform/csv/whole-rows'
import type { PlacedCity, UpsertCount } from '../../../destinations/import'
import { placeLanguage } from '../../place-language'
import { batchesOf } from '../batches-of'
import type { ImportReport } from '../import-report'
import { addCounts, type HotelIdentity, type ImportTarget, noCount } from '../import-target'
import { type MappedRow, parseMappedRow } from './mapped-row'
import { headersOf, type Mapping } from './mapping'
import { createTownFinder } from './town-finder'

type Options = {
  file: string
  mapping: Mapping
  cities: readonly PlacedCity[]
  target: ImportTarget
  report: ImportReport
}
export type MappedImport = { counts: UpsertCount; hotels: HotelIdentity[] }

const perTransaction = 100

/**
 * Reads a register by its mapping and hands its hotels to the target, those that are new unpublished. What is left out
 * or doubtful is in the report, with its line.
 */
export async function importMapped({
  file,
  mapping,
  cities,
  target,
  report,
}: Options): Promise<MappedImport> {
  const findTown = createTownFinder(cities)
  const hotels = new Map<string, HotelIdentity>()
  for await (const { line, text, row } of rowsOf(file, mapping)) {
    report.countRead()
    const note = (outcome: 'left-out' | 'doubtful', reason: string) =>
      report.note({ file, line, outcome, reason, subject: text.slice(0, 160) })
    if (typeof row === 'string') {
      if (row !== 'not-taken') note('left-out', row)
      continue
    }
    const town = findTown(row)
    if (typeof town === 'string') note('left-out', town)
    else if (hotels.has(row.id)) note('left-out', 'duplicate')
    else {
      if (town.doubt) note('doubtful', town.doubt)
      hotels.set(row.id, identityOf(row, town.city, mapping))
    }
  }
  let counts = noCount
  for (const batch of batchesOf(
    [...hotels.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    perTransaction,
  ))
    counts = addCounts(counts, await target.upsertHotels(batch))
  return { counts, hotels: [...hotels.values()] }
}

async function* rowsOf(file: string, mapping: Mapping) {
  const lines = readLines(file)
  const { value: first } = await lines.next()
  if (!first) throw new Error(`${file} is empty: its first line names the columns`)
  const separator = detectSeparator(first.text)
  const headers = splitCells(first.text, separator).map((name) => name.trim())
  const missing = headersOf(mapping).filter((name) => !headers.includes(name))
  if (missing.length > 0)
    throw new Error(`${file} has no column ${missing.join(', ')}. It has ${headers.join(', ')}`)
  for await (const { number: line, text } of wholeRows(lines, { separator, width: headers.length })) {
    const cells = splitCells(text, separator)
    const cell = (header: string) => cells[headers.indexOf(header)]
    yield { line, text, row: parseMappedRow({ mapping, line, cell }) }
  }
}

function identityOf(row: MappedRow, city: PlacedCity, { country }: Mapping): HotelIdentity {
  const cityLabel = city.names[placeLanguage({ country, region: city.regionId })]
  const { latitude, longitude } = row.position ?? city
  return {
    id: row.id,
    kind: 'hotel',
    label: row.name,
    stars: row.stars,
    streetAddress: row.street,
    zipCode: row.postcode,
    cityId: city.id,
    cityNames: city.names,
    cityLabel,
    population: city.population,
    regionId: city.regionId,
    departmentId: city.departmentId,
    countryCode: country,
    latitude,
    longitude,
    rooms: null,
    website: null,
    phone: row.phone ?? null,
  }
}
