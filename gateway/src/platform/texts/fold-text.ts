import { normaliseTerm } from './texts'

/** Abbreviations that people type for the word of a name. */
const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sta', 'santa'],
  ['ntra', 'nuestra'],
])

/** Words of a name or of what was typed, without accents and case, "St" read as "saint". */
export function foldWords(text: string): string[] {
  const folded = normaliseTerm(text)
  return folded ? folded.split(' ').map((word) => abbreviations.get(word) ?? word) : []
}
