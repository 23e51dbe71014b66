import { foldWords } from '../../../../platform/texts/fold-text'
import { normaliseTerm } from '../../../../platform/texts/texts'

/** Cities whose postcodes end in the number of the arrondissement: 75010, 75116, 69003, 13008. */
const arrondissementCities = new Set(['paris', 'lyon', 'marseille'])

/** For comparing: no accents, "St" as "saint", no CEDEX, "10E ARRONDISSEMENT" as its number. */
export function townKey(name: string): string {
  return foldWords(name)
    .join(' ')
    .replace(/ cedex.*$/, '')
    .replace(/^(paris|lyon|marseille) 0?(\d{1,2})(?:er?|eme|nd|ieme)?(?: arr.*)?$/, '$1 $2')
}

/** Key without spaces and without a leading article: "LE MONT-DORE", "CHÂTELGUYON". */
export const looseTownKey = (name: string): string =>
  foldWords(name)
    .join(' ')
    .replace(/^(le|la|les|l) /, '')
    .replaceAll(' ', '')

/** "paris 10" for a Parisian address with postcode 75010 or 75116. */
export function arrondissementKey(town: string, postcode: string): string | undefined {
  const [city = ''] = townKey(town).split(' ')
  const number = Number(postcode.slice(-2))
  return arrondissementCities.has(city) && number > 0 && number <= 20 ? `${city} ${number}` : undefined
}

/** "Paris 10" → "Paris": what the hotel's town is called on its page. */
export const cityName = (place: string): string => {
  const [first = ''] = normaliseTerm(place).split(' ')
  return arrondissementCities.has(first) && /\d/.test(place) ? place.replace(/\s*\d.*$/, '') : place
}

/** True when the words of one name stand in the other in a row: "soorts" in "soorts hossegor". */
export const containsName = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `)
