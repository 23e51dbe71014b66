import { type Line, readLines } from '../../../../platform/csv/read-lines'
import type { LandmarkRecord, PlaceRecord, UpsertCount } from '../../../destinations/import'
import type { ImportReport } from '../import-report'
import { addCounts, type ImportTarget, noCount } from '../import-target'
import { openGeoNames, subjectOf } from './geonames-files'
import { createPlaceBuilder } from './geonames-places'
import { parseGeoRow } from './geonames-row'
import { readOwnNames } from './own-names'

export type GeoNamesImport = {
  folder: string
  target: ImportTarget
  report: ImportReport
  onProgress?: (line: string) => void
}

const batchSize = 1_000

/** Reads every dump of a folder into places and landmarks. Repeating it changes nothing. */
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
  let landmarks: LandmarkRecord[] = []

  const take = (file: string, { number: line, text }: Line): void => {
    const subject = subjectOf(text)
    const note = (outcome: 'left-out' | 'doubtful', reason: string) =>
      report.note({ file, line, outcome, reason, subject })
    const row = parseGeoRow(text)
    if (typeof row === 'string') {
      note('left-out', row)
      return
    }
    const { id } = 'town' in row ? row.town : row.landmark
    if (seen.has(id)) {
      note('left-out', 'duplicate-id')
      return
    }
    seen.add(id)
    if ('landmark' in row) {
      landmarks.push(builder.takeLandmark(row.landmark))
      return
    }
    const { record, doubts } = builder.takeTown(row.town)
    for (const doubt of doubts) note('doubtful', doubt)
    batch.push(record)
  }
  const flush = async (): Promise<void> => {
    counts = addCounts(counts, await target.upsertPlaces(batch))
    counts = addCounts(counts, await target.upsertLandmarks(landmarks))
    batch = []
    landmarks = []
    onProgress?.(`geonames: ${report.summary().read} lines read, ${seen.size} places taken`)
  }

  for (const file of dumps) {
    for await (const line of readLines(file)) {
      report.countRead()
      take(file, line)
      if (batch.length + landmarks.length >= batchSize) await flush()
    }
  }
  batch.push(...builder.areaRecords())
  await flush()
  return counts
}
