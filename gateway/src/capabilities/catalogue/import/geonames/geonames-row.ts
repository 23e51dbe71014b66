import type { LandmarkKind } from '@escapade/shared-contracts/api/search/destinations-schemas'

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
/** Something in or around a town that one finds one's way by. */
export type GeoLandmark = Omit<GeoTown, 'aliases' | 'admin1' | 'admin2' | 'population' | 'countryCode'> & {
  kind: LandmarkKind
  /** 0 to 1000. */
  weight: number
}
export type GeoRefusal =
  | 'column-count'
  | 'not-a-town'
  | 'no-longer-there'
  | 'country-not-served'
  | 'unreadable'

const columnCount = 19
/** The five markets' countries and the small ones between them. */
const servedCountries: readonly string[] = ['FR', 'ES', 'IT', 'NL', 'BE', 'LU', 'AD', 'MC']
const noLongerThere = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH'])

/** Landmarks by their feature codes (download.geonames.org/export/dump/featureCodes_en.txt). */
const landmarkKinds = new Map<string, LandmarkKind>([
  ...codes('quarter', ['P.PPLX']),
  ...codes('station', ['S.RSTN']),
  ...codes('beach', ['T.BCH', 'T.BCHS']),
  ...codes('park', ['L.PRK', 'S.GDN']),
  ...codes('lake', ['H.LK', 'H.LKS']),
  ...codes('summit', ['T.MT', 'T.PK']),
  ...codes('sight', [
    'S.AMTH',
    'S.ANS',
    'S.CSTL',
    'S.HSTS',
    'S.LTHSE',
    'S.MNMT',
    'S.MUS',
    'S.OPRA',
    'S.PAL',
    'S.SQR',
    'S.ZOO',
  ]),
])

function codes(kind: LandmarkKind, all: readonly string[]) {
  return all.map((code) => [code, kind] as const)
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

type GeoRow = { town: GeoTown } | { landmark: GeoLandmark }

/** A line of a dump as a town or a landmark, or why it is neither. */
export function parseGeoRow(line: string): GeoRow | GeoRefusal {
  const cells = line.split('\t')
  if (cells.length !== columnCount) return 'column-count'
  const [id = '', name = '', , others = '', lat, lon, featureClass = '', featureCode = '', countryCode = ''] =
    cells
  const [admin1, admin2, , , people, height] = cells.slice(10)
  const kind = landmarkKinds.get(`${featureClass}.${featureCode}`)
  if (!kind && featureClass !== 'P') return 'not-a-town'
  if (noLongerThere.has(featureCode)) return 'no-longer-there'
  if (!servedCountries.includes(countryCode)) return 'country-not-served'
  const [latitude, longitude, population] = [Number(lat || 'x'), Number(lon || 'x'), Number(people || 0)]
  const readable = isBetween(latitude, 90) && isBetween(longitude, 180) && population >= 0
  if (!/^\d+$/.test(id) || !name.trim() || !readable) return 'unreadable'
  const where = { id, name: name.trim(), latitude, longitude }
  if (kind) return { landmark: { ...where, kind, weight: weightOf({ others, population, height }) } }
  return {
    town: {
      ...where,
      aliases: aliasesIn(others, where.name),
      countryCode,
      admin1: `${countryCode}.${admin1}`,
      admin2: `${countryCode}.${admin1}.${admin2}`,
      population: Math.min(population, 2_147_483_647),
    },
  }
}

type Fame = { others: string; population: number; height: string | undefined }

/** Names that it has in other languages tell how well it is known; so do its people, and metres of a summit. */
function weightOf({ others, population, height }: Fame): number {
  const names = others ? others.split(',').length : 0
  const metres = Math.max(0, Number(height || 0) || 0)
  return Math.min(1_000, Math.round(names * 20 + Math.sqrt(population) + metres / 20))
}

export type AdminRefusal = 'admin-column-count' | 'admin-code-unreadable' | 'admin-name-missing'

/** `code<tab>name<tab>ascii<tab>id` → code and name, or what is wrong with the line. */
export function parseAdminName(line: string): [code: string, name: string] | AdminRefusal {
  const [code = '', name, ...rest] = line.split('\t')
  if (name === undefined || rest.length > 2) return 'admin-column-count'
  if (!/^[A-Z]{2}\.\w+(\.\w+)?$/.test(code)) return 'admin-code-unreadable'
  return name.trim() ? [code, name.trim()] : 'admin-name-missing'
}
