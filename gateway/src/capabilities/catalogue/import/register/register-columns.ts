import { normaliseTerm } from '../../../../platform/texts/texts'

/** Each value of a register row and how the vintages have called its column, without accents and case. */
const spellings = {
  classifiedOn: ['date de classement', 'date du classement'],
  kind: ['typologie etablissement', 'type d hebergement', 'typologie', 'type etablissement'],
  stars: ['classement'],
  name: ['nom commercial', 'nom de l etablissement', 'nom'],
  address: ['adresse'],
  postcode: ['code postal', 'cp'],
  town: ['commune', 'ville'],
  phone: ['telephone', 'numero de telephone', 'tel'],
  website: ['site internet', 'site web'],
  capacity: ['capacite d accueil personnes', 'capacite d accueil', 'capacite'],
  rooms: ['nombre de chambres', 'nombre chambres'],
  units: ['nombre d unites d habitation', 'nombre unites habitation'],
  dwellings: ['nombre de logements', 'nombre logements'],
  position: ['lat lon', 'latitude longitude', 'geo point', 'geolocalisation', 'coordonnees'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng'],
} as const satisfies Record<string, readonly string[]>

export type RegisterColumn = keyof typeof spellings
export type RegisterColumns = Partial<Record<RegisterColumn, number>>
const required: readonly RegisterColumn[] = ['name', 'postcode', 'town', 'stars']

export class HeaderError extends Error {
  override readonly name = 'HeaderError'
}

/** A header is the spelling itself, or goes on behind it: "NOMBRE DE LOGEMENTS (villages de vacances)". */
function findColumn(headers: readonly string[], names: readonly string[]): number | undefined {
  for (const name of names) {
    const exact = headers.indexOf(name)
    if (exact >= 0) return exact
  }
  const longer = headers.findIndex((header) =>
    names.some((name) => name.includes(' ') && header.startsWith(`${name} `)),
  )
  return longer < 0 ? undefined : longer
}

/** Finds the cell of each column. Throws HeaderError with the headers seen when a required one is missing. */
export function matchColumns(cells: readonly string[]): RegisterColumns {
  const headers = cells.map(normaliseTerm)
  const columns: RegisterColumns = {}
  for (const [column, names] of Object.entries(spellings) as [RegisterColumn, readonly string[]][]) {
    const index = findColumn(headers, names)
    if (index !== undefined) columns[column] = index
  }
  const missing = required.filter((column) => columns[column] === undefined)
  if (missing.length) throw new HeaderError(`No column for ${missing.join(', ')} among: ${cells.join(' | ')}`)
  return columns
}
