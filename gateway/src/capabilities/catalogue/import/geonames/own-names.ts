import { readLines } from '../../../../platform/csv/read-lines'
import { type ContentLanguage, contentLanguages, type Texts } from '../../../../platform/texts/texts'
import { parseGeoRow } from './geonames-row'

/** Names of a place by the languages that have one of their own. */
export type OwnNames = Partial<Texts>
type Named = { name: string; rank: number }

const fewestColumns = 8
const isLanguage = (text: string): text is ContentLanguage =>
  contentLanguages.some((language) => language === text)

/** True for `alternateNamesV2.txt`, whole or of one country, and for the older file without its last two columns. */
export const isNamesFile = (name: string): boolean => /^(alternate-?names|[a-z]{2}_alternate)/i.test(name)

type OwnName = { id: string; language: ContentLanguage; name: string; rank: number }

/**
 * One line of a file of alternate names: id, id of the place, language, name, and marks of what is official, short,
 * colloquial or historic. Null for names of other languages, and for those that no page should show.
 */
function parseOwnName(line: string): OwnName | null {
  const cells = line.split('\t')
  const [, id = '', language = '', name = '', isOfficial, isShort, isColloquial, isHistoric] = cells
  if (cells.length < fewestColumns || !isLanguage(language) || name.trim() === '') return null
  if (isColloquial === '1' || isHistoric === '1') return null
  return { id, language, name: name.trim(), rank: isOfficial === '1' ? 2 : isShort === '1' ? 0 : 1 }
}

/** Ids of the towns and landmarks of the dumps: the names of all other places are of no use. */
async function idsOf(dumps: readonly string[]): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const dump of dumps)
    for await (const { text } of readLines(dump)) {
      const row = parseGeoRow(text)
      if (typeof row !== 'string') ids.add('town' in row ? row.town.id : row.landmark.id)
    }
  return ids
}

/** Names in our languages by the id of the place: the official one, else the first that is not short. */
export async function readOwnNames(
  files: readonly string[],
  dumps: readonly string[],
): Promise<Map<string, OwnNames>> {
  const best = new Map<string, Partial<Record<ContentLanguage, Named>>>()
  if (files.length === 0) return new Map()
  const taken = await idsOf(dumps)
  for (const file of files)
    for await (const { text } of readLines(file)) {
      const own = parseOwnName(text)
      if (!own || !taken.has(own.id)) continue
      const known = best.get(own.id) ?? {}
      best.set(own.id, known)
      if ((known[own.language]?.rank ?? -1) < own.rank) known[own.language] = own
    }
  return new Map([...best].map(([id, names]) => [id, namesOf(names)]))
}

const namesOf = (names: Partial<Record<ContentLanguage, Named>>): OwnNames =>
  Object.fromEntries(Object.entries(names).map(([language, { name }]) => [language, name]))
