const articles = new Set(['l', 'la', 'le', 'les'])
const small = new Set(
  'a à au aux avec by chez d de des du en et lès of on ou par pour près s sous sur un une'.split(' '),
)
const roman = /^(?=.{2,})X{0,3}(?:IX|IV|V?I{0,3})$/
const acronyms = new Set([
  'RN',
  'RD',
  'ZA',
  'ZAC',
  'ZI',
  'CD',
  'BP',
  'TGV',
  'VTF',
  'VVF',
  'MMV',
  'CGH',
  'UCPA',
])

type Before = { word: string; gap: string }

/** "Hôtel Le Chalet" but "Hôtel de la Gare" and "Villeneuve-la-Garenne": an article that opens a name is its first word. */
const isSmall = (lower: string, before: Before | undefined): boolean => {
  if (!before) return false
  if (small.has(lower)) return true
  return articles.has(lower) && (small.has(before.word) || !/[\s"]/.test(before.gap))
}

function capitalise(word: string, before: Before | undefined): string {
  const lower = word.toLocaleLowerCase('fr')
  if (isSmall(lower, before)) return lower
  if (acronyms.has(word) || roman.test(word)) return word
  return lower.charAt(0).toLocaleUpperCase('fr') + lower.slice(1)
}

function soften(text: string): string {
  let before: Before | undefined
  let end = 0
  return text.replace(/\p{Letter}[\p{Letter}\p{Mark}\p{Number}]*/gu, (word, at: number) => {
    const gap = text.slice(end, at)
    const cased = capitalise(word, before && { ...before, gap })
    before = { word: word.toLocaleLowerCase('fr'), gap }
    end = at + word.length
    return cased
  })
}

/**
 * "HÔTEL LE CHALET DE L'ÉVÊCHÉ & SPA" → "Hôtel Le Chalet de l’Évêché & Spa". The register shouts; what is written
 * in mixed case keeps its letters. Apostrophes and paired quotes become French ones.
 */
export function frenchCase(text: string): string {
  return (text === text.toLocaleUpperCase('fr') ? soften(text) : text)
    .replace(/(?<=\p{Letter})['´`](?=\p{Letter})/gu, '’')
    .replace(/"\s*([^"]+?)\s*"/g, '«\u00A0$1\u00A0»')
}
