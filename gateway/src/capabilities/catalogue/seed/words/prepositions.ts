import type { Texts } from '../../../../platform/texts'

/** A town's name in a sentence. */
export type PlacePhrases = {
  /** "à Beaune", "au Touquet", "op Texel". */
  at: Texts
  /** "de Beaune", "d’Annecy", "du Touquet". */
  of: Texts
}

const startsWithVowel = (name: string) => /^[aeiouyhàâáéèêëíîóôöú]/iu.test(name) && !/^h[ao]/iu.test(name)
const dutchIslands = ['Texel', 'Ischia']

const frenchAt = (name: string) => (name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`)
const frenchOf = (name: string) => {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`
  return startsWithVowel(name) ? `d’${name}` : `de ${name}`
}
const italianWith = (preposition: string, contracted: string) => (name: string) =>
  name.startsWith('L’') ? `${contracted}${name.slice(2)}` : `${preposition} ${name}`

export const placePhrases = (names: Texts): PlacePhrases => ({
  at: {
    fr: frenchAt(names.fr),
    es: `en ${names.es}`,
    nl: `${dutchIslands.includes(names.nl) ? 'op' : 'in'} ${names.nl}`,
    it: italianWith('a', 'all’')(names.it),
    en: `in ${names.en}`,
  },
  of: {
    fr: frenchOf(names.fr),
    es: `de ${names.es}`,
    nl: `van ${names.nl}`,
    it: italianWith('di', 'dell’')(names.it),
    en: `of ${names.en}`,
  },
})
