import { contentLanguages, sameText, type Texts } from '../../../../platform/texts/texts'
import { departments, provinceNames, regions } from '../../../destinations/import'

const curated = new Map([...regions, ...departments].map(({ id, names }) => [id, names]))

/** Countries whose second level is what visitors call a department or province; elsewhere it is the municipality. */
const countriesWithDepartments = new Set(['FR', 'ES', 'IT', 'BE'])
/** Too small for regions. */
const countriesWithoutRegions = new Set(['LU', 'AD', 'MC'])

export const hasRegions = (countryCode: string): boolean => !countriesWithoutRegions.has(countryCode)
export const hasDepartments = (countryCode: string): boolean => countriesWithDepartments.has(countryCode)

const provincePrefix =
  /^(Prov[ií]nc(?:ia|ie|e)|Città metropolitana|Libero consorzio comunale|Département) (?:autonoma )?(?:de la |de l['’]|del |della |dell['’]|des |du |de |d['’]|di |da |of )?/iu

/** "Provincia di Treviso", "Province of Toledo" → "Treviso", "Toledo". */
export const bareProvince = (name: string): string => name.replace(provincePrefix, '').trim()

/** Names of a region or department: curated ones first, else made of the dump's. */
export function areaNames(id: string, dumpName: string): Texts {
  const name = bareProvince(dumpName).replaceAll("'", '’')
  // Provinces of Spain and Italy have the name of their capital.
  const isProvince = /^(ES|IT)\.\w+\.\w+$/.test(id)
  return curated.get(id) ?? (isProvince ? provinceNames(name) : sameText(name))
}

export function countryNames(countryCode: string): Texts {
  const name = (language: string) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode
  const names = contentLanguages.map((language) => [language, name(language)])
  return Object.fromEntries(names) as Texts
}
