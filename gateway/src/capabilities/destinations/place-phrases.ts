import type { Texts } from '../../platform/texts/texts'

/** A town's name in a sentence. */
export type PlacePhrases = {
  /** "à Beaune", "au Touquet", "op Texel". */
  at: Texts
  /** "de Beaune", "d’Annecy", "du Touquet". */
  of: Texts
  /** As far as it lies: "de Beaune", "d’Annecy", "from Beaune", "dall’Aia". */
  from: Texts
}

const startsWithVowel = (name: string) => /^[aeiouyhàâáéèêëíîóôöú]/iu.test(name) && !/^h[ao]/iu.test(name)
const dutchIslands = ['Texel', 'Ischia']

const frenchAt = (name: string) => {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`
}
const frenchOf = (name: string) => {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`
  return startsWithVowel(name) ? `d’${name}` : `de ${name}`
}
/** "a Roma", "ad Amsterdam", "all’Aia". */
const italianAt = (name: string) => {
  if (name.startsWith('L’')) return `all’${name.slice(2)}`
  return /^[aàá]/iu.test(name) ? `ad ${name}` : `a ${name}`
}
const italianOf = (name: string) => (name.startsWith('L’') ? `dell’${name.slice(2)}` : `di ${name}`)

const italianFrom = (name: string) => (name.startsWith('L’') ? `dall’${name.slice(2)}` : `da ${name}`)

export const placePhrases = (names: Texts): PlacePhrases => ({
  at: {
    fr: frenchAt(names.fr),
    es: `en ${names.es}`,
    nl: `${dutchIslands.includes(names.nl) ? 'op' : 'in'} ${names.nl}`,
    it: italianAt(names.it),
    en: `in ${names.en}`,
  },
  of: {
    fr: frenchOf(names.fr),
    es: `de ${names.es}`,
    nl: `van ${names.nl}`,
    it: italianOf(names.it),
    en: `of ${names.en}`,
  },
  from: {
    fr: frenchOf(names.fr),
    es: `de ${names.es}`,
    nl: `van ${names.nl}`,
    it: italianFrom(names.it),
    en: `from ${names.en}`,
  },
})
