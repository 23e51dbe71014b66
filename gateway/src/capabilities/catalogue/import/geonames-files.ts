import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAdminName } from './geonames-row'
import { readLines } from './read-lines'

export type GeoNamesFolder = {
  /** Dumps of places: cities5000.txt, FR.txt, allCountries.txt … */
  dumps: string[]
  /** Names of regions and departments by code. */
  adminNames: Map<string, string>
}

const columnsOfADump = 19

async function isDump(file: string): Promise<boolean> {
  for await (const { text } of readLines(file)) return text.split('\t').length === columnsOfADump
  return false
}

async function readAdminNames(file: string, into: Map<string, string>): Promise<void> {
  for await (const { text } of readLines(file)) {
    const entry = parseAdminName(text)
    if (entry) into.set(...entry)
  }
}

/** What a download folder holds. A dump is known by its columns, since people rename it. */
export async function openGeoNames(folder: string): Promise<GeoNamesFolder> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  const dumps: string[] = []
  const adminNames = new Map<string, string>()
  for (const name of names) {
    const file = join(folder, name)
    if (/^admin[12]Codes/i.test(name)) await readAdminNames(file, adminNames)
    else if (await isDump(file)) dumps.push(file)
  }
  if (!dumps.length)
    throw new Error(`No GeoNames dump in ${folder}: expected a .txt file of ${columnsOfADump} columns`)
  return { dumps, adminNames }
}
