import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readLines } from '../../../../platform/csv/read-lines'
import type { ImportReport } from '../import-report'
import { parseAdminName } from './geonames-row'
import { isNamesFile } from './own-names'

export type GeoNamesFolder = {
  /** Dumps of places: cities5000.txt, FR.txt, allCountries.txt … */
  dumps: string[]
  /** Names of regions and departments by code. */
  adminNames: Map<string, string>
  /** Files of names by language; none in most downloads. */
  namesFiles: string[]
}

const columnsOfADump = 19

async function isDump(file: string): Promise<boolean> {
  for await (const { text } of readLines(file)) return text.split('\t').length === columnsOfADump
  return false
}

/** The first line that names an area counts. */
async function readAdminNames(file: string, into: Map<string, string>, report: ImportReport): Promise<void> {
  for await (const { number: line, text } of readLines(file)) {
    const entry = parseAdminName(text)
    const refusal = typeof entry === 'string' ? entry : into.has(entry[0]) ? 'admin-code-twice' : null
    if (refusal) report.note({ file, line, outcome: 'left-out', reason: refusal, subject: subjectOf(text) })
    else if (typeof entry !== 'string') into.set(...entry)
  }
}

/** Subject of a line, for people. */
export const subjectOf = (text: string): string => text.split('\t', 2).join(' ').slice(0, 100)

/** Comes with every download and holds no place. */
const isKnownOther = (name: string): boolean => /^(countryInfo|readme)/i.test(name)

/**
 * Opens a download folder. A dump is known by its columns, since people rename it; a file that is none is in the
 * report, for its first line may be what is wrong with it.
 */
export async function openGeoNames(folder: string, report: ImportReport): Promise<GeoNamesFolder> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  const dumps: string[] = []
  const adminNames = new Map<string, string>()
  const namesFiles: string[] = []
  for (const name of names) {
    const file = join(folder, name)
    if (/^admin[12]Codes/i.test(name)) await readAdminNames(file, adminNames, report)
    else if (isNamesFile(name)) namesFiles.push(file)
    else if (await isDump(file)) dumps.push(file)
    else if (!isKnownOther(name))
      report.note({ file, line: 1, outcome: 'left-out', reason: 'file-is-no-dump', subject: name })
  }
  if (!dumps.length)
    throw new Error(`No GeoNames dump in ${folder}: expected a .txt file of ${columnsOfADump} columns`)
  return { dumps, adminNames, namesFiles }
}
