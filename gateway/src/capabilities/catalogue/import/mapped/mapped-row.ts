import { isSupportedCountry } from 'libphonenumber-js/max'
import { slugOf } from '../../../../platform/texts/texts'
import { cleanCell } from '../register/clean-cell'
import { parsePhone } from '../register/parse-phone'
import { type GeoPoint, parsePosition } from '../register/register-row'
import type { Mapping } from './mapping'

/** A hotel as its register says it; nothing is placed yet. */
export type MappedRow = {
  line: number
  id: string
  name: string
  /** 0: none. */
  stars: number
  street: string
  postcode: string
  town: string
  position: GeoPoint | undefined
  /** E.164. */
  phone: string | undefined
}
export type MappedRefusal = 'name-missing' | 'town-missing' | 'stars-unreadable' | 'not-taken'

type Given = { mapping: Mapping; line: number; cell: (header: string) => string | undefined }

/** A row by its mapping, or why it is left out. */
export function parseMappedRow({ mapping, line, cell }: Given): MappedRow | MappedRefusal {
  const { columns, country, only } = mapping
  const read = (header: string | undefined) => (header === undefined ? undefined : cleanCell(cell(header)))
  if (only && !only.says.includes(read(only.column) ?? '')) return 'not-taken'
  const [name, town] = [read(columns.name), read(columns.town)]
  if (!name) return 'name-missing'
  if (!town) return 'town-missing'
  const stars = starsOf(read(columns.stars), mapping)
  if (stars === null) return 'stars-unreadable'
  const postcode = read(columns.postcode) ?? ''
  const number = read(columns.id) ?? `${name} ${postcode}`
  return {
    line,
    id: `${country.toLowerCase()}-${slugOf(number)}`.slice(0, 64),
    name: calm(name),
    stars,
    street: calm(
      [columns.street ?? []]
        .flat()
        .flatMap((header) => read(header) ?? [])
        .join(' '),
    ),
    postcode,
    town: calm(town),
    position: parsePosition(decimal(read(columns.latitude)), decimal(read(columns.longitude))),
    phone: isSupportedCountry(country) ? parsePhone(read(columns.phone), country) : undefined,
  }
}

/** Null where a cell says something that is no number of stars. */
function starsOf(text: string | undefined, { stars }: Mapping): number | null {
  if (!text) return 0
  const known = Object.entries(stars).find(([said]) => said.toLowerCase() === text.toLowerCase())
  if (known) return known[1]
  const [, digit, asterisks] = /^([0-5])(?:[\s*].*)?$|^(\*{1,5})$/.exec(text) ?? []
  return digit !== undefined ? Number(digit) : (asterisks?.length ?? null)
}

/** A comma before the decimals, as spreadsheets of most markets write it. */
const decimal = (text: string | undefined) => text?.replace(/^(-?\d+),(\d+)$/, '$1.$2')

const small = new Set(
  'a al ai alla aan bij d da de degli dei del della den der des di du e el en et il in l la las le les lo los op s sur t te van y'.split(
    ' ',
  ),
)

/** Words of a register that shouts, in the letters of a name; what has small letters keeps its own. */
function calm(text: string): string {
  if (text !== text.toLocaleUpperCase() || !/\p{Letter}{3}/u.test(text)) return text
  return text.replace(/\p{Letter}[\p{Letter}\p{Mark}]*/gu, (word, at: number) => {
    const lower = word.toLocaleLowerCase()
    return at > 0 && small.has(lower) ? lower : lower.charAt(0).toLocaleUpperCase() + lower.slice(1)
  })
}
