import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {Map<string, string>} Texts Texts by key. */
/** @typedef {{ name: string, fileOf: (tag: string) => string, isGrouped?: boolean }} Catalogue */
/** @typedef {{ [key: string]: string | Node }} Node */

/**
 * `{ a: { b: 'text' } }` → `a.b` → `text`.
 *
 * @param {Node} node
 * @returns {[string, string][]}
 */
const flatten = (node, at = '') =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${at}${key}.`) : [[`${at}${key}`, value]],
  )

export const readCatalogue = (/** @type {string} */ file) =>
  existsSync(file) ? new Map(flatten(JSON.parse(readFileSync(file, 'utf8')))) : null

const ignored = new Set(['node_modules', 'dist', '.cache', 'var', '.git'])

/**
 * Folders of sources: neither what is installed and built, nor what links to other packages.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export const foldersBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.has(entry.name))
    .flatMap(({ name }) => [path.join(folder, name), ...foldersBelow(path.join(folder, name))])

/**
 * Every catalogue of the workspace, as where each language's file is: `locales/en.json`, or `locales/en/stays.json`
 * where a package holds several.
 *
 * @param {string} root
 * @returns {Catalogue[]}
 */
export function findCatalogues(root) {
  return foldersBelow(root)
    .filter((folder) => /[\\/](locales|texts)$/.test(folder))
    .flatMap((folder) => {
      if (existsSync(path.join(folder, 'en.json')))
        return [{ name: path.relative(root, folder), fileOf: (tag) => path.join(folder, `${tag}.json`) }]
      if (!existsSync(path.join(folder, 'en'))) return []
      return readdirSync(path.join(folder, 'en')).map((file) => ({
        name: path.join(path.relative(root, folder), file),
        fileOf: (tag) => path.join(folder, tag, file),
        isGrouped: true,
      }))
    })
}
