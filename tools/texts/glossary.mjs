import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {import('./catalogue.mjs').Texts} Texts */
/** @typedef {{ never: string, say: string }} Rule */

/** Words that a copy editor has struck out, by language, with what is said instead. @type {Record<string, Rule[]>} */
const glossary = JSON.parse(readFileSync(fileURLToPath(new URL('glossary.json', import.meta.url)), 'utf8'))

const rules = Object.fromEntries(
  Object.entries(glossary).map(([language, list]) => [
    language,
    list.map(({ never, say }) => ({ never: new RegExp(never, 'u'), say })),
  ]),
)

/** A space is one, whether it breaks or not. */
const plain = (/** @type {string} */ text) => text.replace(/[\u00a0\u202f]/g, ' ')

/** Words that stand in the texts of a language and should not. @param {{ texts: Texts, tag: string }} facts */
export const struckWords = ({ texts, tag }) =>
  (rules[tag.slice(0, 2)] ?? []).flatMap(({ never, say }) =>
    [...texts].flatMap(([key, text]) => {
      const found = never.exec(plain(String(text)))
      return found ? [`${key} says "${found[0]}": ${say}`] : []
    }),
  )

/**
 * Texts of a language that its later locale has to say otherwise, as it would say them.
 *
 * @param {{ language: Texts, texts: Texts, inRegion: (text: string) => string }} facts
 * @returns {[string, string][]}
 */
export const regionalTexts = ({ language, texts, inRegion }) => {
  const inherited = [...language].filter(([key]) => !texts.has(key))
  return [...texts, ...inherited].flatMap(([key, text]) => {
    const said = inRegion(String(text))
    return said === text ? [] : [/** @type {[string, string]} */ ([key, said])]
  })
}
