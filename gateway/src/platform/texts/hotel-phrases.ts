/** A hotel's name with what a sentence puts before it. */
export type HotelPhrases = { at: string; of: string; the: string }

type Article = 'vowel' | 'masculine' | 'feminine' | 'impure'

/** First words of names that say their gender; others are put after the word "hotel". */
const first = (words: string) => new Set(words.toLowerCase().split(' '))
const masculine = first(
  'hotel hôtel albergo agriturismo château chateau castel castello castillo domaine manoir clos moulin mas relais palais palace palazzo palacio parador logis gîte chalet prieuré couvent resort lodge grand gran monasterio monastero convento hostal balneario pazo cortijo complejo borgo residence b&b bed camping kasteel landgoed strandhotel parkhotel ermitage écolodge oustau',
)
const feminine = first(
  'villa maison ferme bastide résidence chartreuse demeure commanderie auberge abbaye hostellerie casa casona posada finca hacienda masía masia hostería hospedería pensión locanda tenuta masseria cascina pensione dimora osteria torre foresteria',
)

const firstWord = (name: string) => (/^[\p{L}&]+/u.exec(name)?.[0] ?? '').toLowerCase()
/** An h of these words is silent. */
const beginsWithVowel = (word: string) => /^h?[aeiouàâäéèêëîïôöûü]/iu.test(word)

const french = (name: string): HotelPhrases => {
  const [, article = '', rest = ''] = /^(Les?|La|L[’'])\s?(.+)$/u.exec(name) ?? []
  if (article === 'Le') return { at: `au ${rest}`, of: `du ${rest}`, the: name }
  if (article === 'Les') return { at: `aux ${rest}`, of: `des ${rest}`, the: name }
  if (article) return { at: `à ${name}`, of: `de ${name}`, the: name }
  const word = firstWord(name)
  const isKnown = masculine.has(word) || feminine.has(word)
  if (!isKnown) return { at: `à l’hôtel ${name}`, of: `de l’hôtel ${name}`, the: `l’hôtel ${name}` }
  if (beginsWithVowel(word)) return { at: `à l’${name}`, of: `de l’${name}`, the: `l’${name}` }
  return masculine.has(word)
    ? { at: `au ${name}`, of: `du ${name}`, the: `le ${name}` }
    : { at: `à la ${name}`, of: `de la ${name}`, the: `la ${name}` }
}

const spanish = (name: string): HotelPhrases => {
  if (/^(El|La|Los|Las)\s/u.test(name)) return { at: `en ${name}`, of: `de ${name}`, the: name }
  const word = firstWord(name)
  if (feminine.has(word)) return { at: `en la ${name}`, of: `de la ${name}`, the: `la ${name}` }
  const whole = masculine.has(word) ? name : `hotel ${name}`
  return { at: `en el ${whole}`, of: `del ${whole}`, the: `el ${whole}` }
}

const italianArticles: Record<Article, (name: string) => HotelPhrases> = {
  vowel: (name) => ({ at: `all’${name}`, of: `dell’${name}`, the: `l’${name}` }),
  masculine: (name) => ({ at: `al ${name}`, of: `del ${name}`, the: `il ${name}` }),
  feminine: (name) => ({ at: `alla ${name}`, of: `della ${name}`, the: `la ${name}` }),
  impure: (name) => ({ at: `allo ${name}`, of: `dello ${name}`, the: `lo ${name}` }),
}

/** Before s with a consonant, z, gn, ps, x and y (https://www.treccani.it/enciclopedia/articolo_(La-grammatica-italiana)/). */
const isImpure = (word: string) => /^(s[^aeiouàèéìòùh]|z|gn|ps|pn|x|y)/iu.test(word)

const italian = (name: string): HotelPhrases => {
  const [, article = '', rest = ''] = /^(Il|Lo|La|L[’'])\s?(.+)$/u.exec(name) ?? []
  if (article === 'Il') return { ...italianArticles.masculine(rest), the: name }
  if (article === 'Lo') return { ...italianArticles.impure(rest), the: name }
  if (article === 'La') return { ...italianArticles.feminine(rest), the: name }
  if (article) return { ...italianArticles.vowel(rest), the: name }
  if (/^(I|Gli|Le)\s/u.test(name)) return italianArticles.vowel(`hotel ${name}`)
  const word = firstWord(name)
  if (!masculine.has(word) && !feminine.has(word)) return italianArticles.vowel(`hotel ${name}`)
  if (beginsWithVowel(word)) return italianArticles.vowel(name)
  if (feminine.has(word)) return italianArticles.feminine(name)
  return isImpure(word) ? italianArticles.impure(name) : italianArticles.masculine(name)
}

const byLanguage: Record<string, (name: string) => HotelPhrases> = {
  fr: french,
  es: spanish,
  it: italian,
  nl: (name) => ({ at: `bij ${name}`, of: `van ${name}`, the: name }),
  en: (name) => ({ at: `at ${name}`, of: `of ${name}`, the: name }),
}

/** Phrases in the language of a tag (`fr-BE`); a hotel's own name stays as it is written. */
export const hotelPhrases = (name: string, tag: string): HotelPhrases =>
  (byLanguage[tag.slice(0, 2)] ?? byLanguage.en)?.(name) ?? { at: name, of: name, the: name }
