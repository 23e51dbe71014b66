import type { PlaceRecord, UpsertCount } from '../../../destinations/import'
import type { ImportReport } from '../import-report'
import { addCounts, type ImportTarget, noCount } from '../import-target'
import { type Line, readLines } from '../read-lines'
import { openGeoNames, subjectOf } from './geonames-files'
import { createPlaceBuilder } from './geonames-places'
import { parseGeoTown } from './geonames-row'
import { readOwnNames } from './own-names'

export type GeoNamesImport = {
  folder: string
  target: ImportTarget
  report: ImportReport
  onProgress?: (line: string) => void
}

const batchSize = 1_000

/** Reads every dump of a folder into places. Repeating it changes nothing. */
export async function importGeoNames({
  folder,
  target,
  report,
  onProgress,
}: GeoNamesImport): Promise<UpsertCount> {
  const { dumps, adminNames, namesFiles } = await openGeoNames(folder, report)
  const builder = createPlaceBuilder(adminNames, await readOwnNames(namesFiles, dumps))
  const seen = new Set<string>()
  let counts = noCount
  let batch: PlaceRecord[] = []

  const take = (file: string, { number: line, text }: Line): void => {
    const subject = subjectOf(text)
    const note = (outcome: 'left-out' | 'doubtful', reason: string) =>
      report.note({ file, line, outcome, reason, subject })
    const town = parseGeoTown(text)
    if (typeof town === 'string' || seen.has(town.id)) {
      note('left-out', typeof town === 'string' ? town : 'duplicate-id')
      return
    }
    seen.add(town.id)
    const { record, doubts } = builder.takeTown(town)
    for (const doubt of doubts) note('doubtful', doubt)
    batch.push(record)
  }
  const flush = async (): Promise<void> => {
    counts = addCounts(counts, await target.upsertPlaces(batch))
    batch = []
    onProgress?.(`geonames: ${report.summary().read} lines read, ${seen.size} towns taken`)
  }

  for (const file of dumps) {
    for await (const line of readLines(file)) {
      report.countRead()
      take(file, line)
      if (batch.length >= batchSize) await flush()
    }
  }
  batch.push(...builder.areaRecords())
  await flush()
  return counts
}
