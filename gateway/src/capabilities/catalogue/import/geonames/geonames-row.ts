/** One line of a GeoNames dump (19 columns, tabs, no header, quotes are letters). Source: download.geonames.org readme. */
export type GeoTown = {
  id: string
  name: string
  /** Names in other languages, older ones, other spellings; those that can be typed in our languages. */
  aliases: string[]
  latitude: number
  longitude: number
  countryCode: string
  /** `FR.27` */
  admin1: string
  /** `FR.27.21` */
  admin2: string
  population: number
}
export type TownRefusal =
  | 'column-count'
  | 'not-a-town'
  | 'part-of-a-town'
  | 'no-longer-there'
  | 'country-not-served'
  | 'unreadable'

const columnCount = 19
/** The five markets' countries and the small ones between them. */
const servedCountries: readonly string[] = ['FR', 'ES', 'IT', 'NL', 'BE', 'LU', 'AD', 'MC']
const noLongerThere = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH'])

const checkKind = (featureClass: string, featureCode: string): TownRefusal | undefined => {
  if (featureClass !== 'P') return 'not-a-town'
  if (featureCode === 'PPLX') return 'part-of-a-town'
  return noLongerThere.has(featureCode) ? 'no-longer-there' : undefined
}

const isBetween = (value: number, limit: number): boolean => value >= -limit && value <= limit

const typeable = /^[\p{Script=Latin}\p{M}'’ .-]{3,60}$/u
/** Codes of airports and the like: PAR, LFPG. */
const isCode = (text: string): boolean => /^[A-Z]{3,4}$/.test(text)

const aliasesIn = (cell: string, name: string): string[] =>
  [
    ...new Set(
      cell
        .normalize('NFC')
        .split(',')
        .map((alias) => alias.trim()),
    ),
  ].filter((alias) => alias !== name && typeable.test(alias) && !isCode(alias))

export function parseGeoTown(line: string): GeoTown | TownRefusal {
  const cells = line.split('\t')
  if (cells.length !== columnCount) return 'column-count'
  const [id = '', name = '', , others = '', lat, lon, featureClass = '', featureCode = '', countryCode = ''] =
    cells
  const [admin1, admin2, , , people] = cells.slice(10)
  const refusal = checkKind(featureClass, featureCode)
  if (refusal) return refusal
  if (!servedCountries.includes(countryCode)) return 'country-not-served'
  const [latitude, longitude, population] = [Number(lat || 'x'), Number(lon || 'x'), Number(people || 0)]
  const readable = isBetween(latitude, 90) && isBetween(longitude, 180) && population >= 0
  if (!/^\d+$/.test(id) || !name.trim() || !readable) return 'unreadable'
  return {
    id,
    name: name.trim(),
    aliases: aliasesIn(others, name.trim()),
    latitude,
    longitude,
    countryCode,
    admin1: `${countryCode}.${admin1}`,
    admin2: `${countryCode}.${admin1}.${admin2}`,
    population: Math.min(population, 2_147_483_647),
  }
}

export type AdminRefusal = 'admin-column-count' | 'admin-code-unreadable' | 'admin-name-missing'

/** `code<tab>name<tab>ascii<tab>id` → code and name, or what is wrong with the line. */
export function parseAdminName(line: string): [code: string, name: string] | AdminRefusal {
  const [code = '', name, ...rest] = line.split('\t')
  if (name === undefined || rest.length > 2) return 'admin-column-count'
  if (!/^[A-Z]{2}\.\w+(\.\w+)?$/.test(code)) return 'admin-code-unreadable'
  return name.trim() ? [code, name.trim()] : 'admin-name-missing'
}
