import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foldersBelow } from './catalogue.mjs'
import { singular } from './compare.mjs'

/** @typedef {import('./catalogue.mjs').Texts} Texts */

const isSource = (/** @type {string} */ name) =>
  /\.(tsx?|mjs)$/.test(name) && !/\.test\.|(^|[\\/])testing[\\/]/.test(name)

/**
 * The sources below a folder as one text; tests use no key that a page does not.
 *
 * @param {string} folder
 */
export const sourcesOf = (folder) =>
  [folder, ...foldersBelow(folder)]
    .flatMap((each) => readdirSync(each).map((name) => path.relative(folder, path.join(each, name))))
    .filter(isSource)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `filters.${section}.label`: a key with parts that are known at run time. It starts with what is known before. */
const dynamicKey = /`([\w-]+\.(?:[\w.-]|\$\{[^`]*?\})*)`/g

const patternOf = (/** @type {string} */ template) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}(?:[^${'`'}]*?\})?/)
      .map(escaped)
      .join('[\\w.+-]+')}$`,
  )

/**
 * Keys of the source that no source names, neither as they are nor by their beginning.
 *
 * @param {{ source: Texts, code: string, dynamic?: string[] | undefined }} facts
 */
export function unusedKeys({ source, code, dynamic = [] }) {
  const named = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map(([, key]) => key))
  const patterns = [...code.matchAll(dynamicKey)]
    .map(([, template = '']) => template)
    .filter((template) => template.includes('${'))
    .map(patternOf)
  const declared = dynamic.map((key) => new RegExp(`^${escaped(key).replaceAll('\\*', '[\\w.-]+')}$`))
  return [...new Set([...source.keys()].map(singular))]
    .filter((key) => {
      // `title_gift` is `title` in the context "gift".
      const spellings = [key, key.replace(/_[a-z]+$/, '')]
      return !spellings.some(
        (each) => named.has(each) || [...patterns, ...declared].some((one) => one.test(each)),
      )
    })
    .map((key) => `${key} is not used`)
}

/**
 * Keys that sources ask for (`t('a.b')`, `i18nKey="a.b"`) and that no catalogue at hand has.
 *
 * @param {{ catalogues: Texts[], code: string }} facts
 */
export function unknownKeys({ catalogues, code }) {
  const known = new Set(catalogues.flatMap((texts) => [...texts.keys()].map(singular)))
  const asked = [...code.matchAll(/\bt\(\s*'([\w.-]+)'|i18nKey="([\w.-]+)"/g)].map(
    ([, called, named]) => called ?? named ?? '',
  )
  return [...new Set(asked)].filter((key) => !known.has(key)).map((key) => `${key} is asked for and missing`)
}
