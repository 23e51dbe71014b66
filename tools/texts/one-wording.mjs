import { readCatalogue } from './catalogue.mjs'

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {{ place: string, text: string, source: string }} Said A text, its key, and what English says there. */

const plural = /_(zero|one|two|few|many|other)$/
const place = (/** @type {Catalogue} */ { name }, /** @type {string} */ key) => `${name}: ${key}`

/**
 * Every text of a language, with its source.
 *
 * @param {{ catalogues: readonly Catalogue[], tag: string, read?: typeof readCatalogue }} where
 * @returns {Said[]}
 */
export const allSaid = ({ catalogues, tag, read = readCatalogue }) =>
  catalogues.flatMap((catalogue) => {
    const source = read(catalogue.fileOf('en'))
    return [...(read(catalogue.fileOf(tag)) ?? [])].map(([key, text]) => ({
      place: place(catalogue, key),
      text,
      // "1 night" and "2 nights" may be one word elsewhere, and two here.
      source: `${source?.get(key) ?? source?.get(key.replace(plural, '_other')) ?? ''}${plural.exec(key)?.[0] ?? ''}`,
    }))
  })

/** @param {readonly Said[]} said @param {(one: Said) => string} name */
function grouped(said, name) {
  /** @type {Map<string, Said[]>} */
  const groups = new Map()
  for (const one of said) groups.set(name(one), [...(groups.get(name(one)) ?? []), one])
  return groups
}

/** @param {readonly Said[]} said One of each text. */
const ways = (said) => [...new Map(said.map((one) => [one.text, one])).values()]
const quoted = (/** @type {readonly Said[]} */ said) =>
  ways(said)
    .map(({ place, text }) => `"${text}" (${place})`)
    .join(', ')

const withoutPlural = (/** @type {string} */ source) => source.replace(plural, '')

/** Finds texts that English says in one way and a language in several. @param {readonly Said[]} said */
const severalWays = (said) =>
  [...grouped(said, ({ source }) => source)].filter(
    ([source, all]) => withoutPlural(source) !== '' && ways(all).length > 1,
  )

/**
 * One thing is said in one way: problems where a language says in several what English says in one, unless `byContext`
 * has that text, since the language tells apart what English does not: a room that is cancelled, a stay that is.
 *
 * @param {{ said: readonly Said[], byContext: readonly string[] }} texts
 */
export const otherWordings = ({ said, byContext }) =>
  severalWays(said)
    .filter(([source]) => !byContext.includes(withoutPlural(source)))
    .map(([source, all]) => `"${withoutPlural(source)}" is said in ${ways(all).length} ways: ${quoted(all)}`)

/**
 * Texts of `byContext` that each language says in one way.
 *
 * @param {{ languages: readonly (readonly Said[])[], byContext: readonly string[] }} texts
 */
export function idleContexts({ languages, byContext }) {
  const used = new Set(
    languages.flatMap((said) => severalWays(said).map(([source]) => withoutPlural(source))),
  )
  return byContext
    .filter((source) => !used.has(source))
    .map((source) => `by-context.json: every language says "${source}" in one way`)
}

/** Signs at both ends stay: they tell a title from a sentence. */
const bare = (/** @type {string} */ text) =>
  text.replace(/(?<=[\p{L}\p{N}}])[^\p{L}\p{N}{}%€+−]+(?=[\p{L}\p{N}{%€])/gu, ' ').replace(/\s+/g, ' ')

/** Texts that a space or a sign alone tells apart. @param {readonly Said[]} said */
export const nearlySame = (said) =>
  [...grouped(said, ({ text }) => bare(text)).values()]
    .filter((all) => ways(all).length > 1)
    .map((all) => `differ by a space or a sign: ${quoted(all)}`)
