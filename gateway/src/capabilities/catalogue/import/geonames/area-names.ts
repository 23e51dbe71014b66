import { type Area, regions } from '@escapade/demo/places/areas'
import { departments, provinceNames } from '@escapade/demo/places/departments'
import { contentLanguages, sameText, type Texts } from '../../../../platform/texts/texts'

const area = (id: string, fr: string, es: string, nl: string, it: string, en: string): Area => ({
  id,
  names: { fr, es, nl, it, en },
})

/** Regions that the generated catalogue does not visit; GeoNames has them in English only. */
const otherRegions: Area[] = [
  area(
    'ES.31',
    'Région de Murcie',
    'Región de Murcia',
    'Regio Murcia',
    'Regione di Murcia',
    'Region of Murcia',
  ),
  area('ES.53', 'Îles Canaries', 'Islas Canarias', 'Canarische Eilanden', 'Isole Canarie', 'Canary Islands'),
  area('ES.CE', 'Ceuta', 'Ceuta', 'Ceuta', 'Ceuta', 'Ceuta'),
  area('ES.ML', 'Melilla', 'Melilla', 'Melilla', 'Melilla', 'Melilla'),
  area('IT.01', 'Abruzzes', 'Abruzos', 'Abruzzen', 'Abruzzo', 'Abruzzo'),
  area('IT.03', 'Calabre', 'Calabria', 'Calabrië', 'Calabria', 'Calabria'),
  area(
    'IT.06',
    'Frioul-Vénétie Julienne',
    'Friuli-Venecia Julia',
    'Friuli-Venezia Giulia',
    'Friuli-Venezia Giulia',
    'Friuli Venezia Giulia',
  ),
  area('IT.11', 'Molise', 'Molise', 'Molise', 'Molise', 'Molise'),
  area('NL.01', 'Drenthe', 'Drente', 'Drenthe', 'Drenthe', 'Drenthe'),
  area('NL.16', 'Flevoland', 'Flevolanda', 'Flevoland', 'Flevoland', 'Flevoland'),
]

const curated = new Map([...regions, ...otherRegions, ...departments].map(({ id, names }) => [id, names]))

/** Where the second level is what visitors call a department or province; elsewhere it is the municipality. */
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
