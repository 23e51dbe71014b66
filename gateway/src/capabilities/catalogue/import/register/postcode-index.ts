import { readLines } from '../../../../platform/csv/read-lines'
import { splitCells } from '../../../../platform/csv/split-cells'
import { looseTownKey, townKey } from '../geonames/town-names'
import type { GeoPoint } from './register-row'

/** A town of the postcode file under one of its postcodes. */
export type PostcodeTown = GeoPoint & {
  name: string
  key: string
  postcode: string
  departmentCode: string
  regionCode: string
}

export type PostcodeIndex = {
  byPostcode(postcode: string): readonly PostcodeTown[]
  /** By townKey or looseTownKey, wherever in the country. */
  byName(name: string): readonly PostcodeTown[]
  readonly size: number
}

export type PostcodeRefusal = 'column-count' | 'department-missing' | 'coordinates-missing'

const columnNames = ['zipcode', 'place', 'state_code', 'province_code', 'latitude', 'longitude']

function parsePostcodeTown(cells: readonly string[]): PostcodeTown | PostcodeRefusal {
  const [zipcode = '', name = '', regionCode = '', departmentCode = '', lat, lon] = cells
  // "75021 CEDEX 01" is a sorting office of 75021: good enough to know the town.
  const postcode = /^\d{5}/.exec(zipcode)?.[0]
  if (!postcode || !name) return 'column-count'
  if (!departmentCode) return 'department-missing'
  const point = { latitude: Number(lat), longitude: Number(lon) }
  if (!lat || !lon || Number.isNaN(point.latitude + point.longitude)) return 'coordinates-missing'
  return { ...point, name, key: townKey(name), postcode, departmentCode, regionCode }
}

const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Towns are taken as they are read, each postcode's once: a country of them stays small. */
function createPostcodeIndex() {
  const postcodes = new Map<string, PostcodeTown[]>()
  const names = new Map<string, PostcodeTown[]>()
  const take = (town: PostcodeTown): void => {
    const known = postcodes.get(town.postcode)?.some(({ key }) => key === town.key)
    if (known) return
    add(postcodes, town.postcode, town)
    add(names, looseTownKey(town.name), town)
  }
  const index: PostcodeIndex = {
    byPostcode: (postcode) => postcodes.get(postcode) ?? [],
    byName: (name) => names.get(looseTownKey(name)) ?? [],
    get size() {
      return postcodes.size
    },
  }
  return { take, index }
}

/** Reads `zipcodes.fr.csv`: comma separated, named columns. */
export async function readPostcodes(
  file: string,
  onRefusal: (line: number, reason: PostcodeRefusal, subject: string) => void,
): Promise<PostcodeIndex> {
  const { take, index } = createPostcodeIndex()
  let order: number[] | undefined
  for await (const { number, text } of readLines(file)) {
    const cells = splitCells(text, ',')
    if (!order) {
      order = columnNames.map((name) => cells.indexOf(name))
      if (order.includes(-1)) throw new Error(`${file}: expected the columns ${columnNames.join(', ')}`)
      continue
    }
    const town = parsePostcodeTown(order.map((index) => cells[index] ?? ''))
    if (typeof town === 'string') onRefusal(number, town, text.slice(0, 60))
    else take(town)
  }
  return index
}
