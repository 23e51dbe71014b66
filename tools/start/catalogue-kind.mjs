import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {'demo' | 'own'} CatalogueKind The demo's catalogue, or one that its operator fills. */

const fileIn = (/** @type {string} */ folder) => path.join(folder, 'catalogue')

/**
 * Catalogue that a data folder is for: its first start decides it. Null before that.
 *
 * @param {string} folder
 * @returns {CatalogueKind | null}
 */
export function readCatalogueKind(folder) {
  if (existsSync(fileIn(folder)))
    return readFileSync(fileIn(folder), 'utf8').trim() === 'own' ? 'own' : 'demo'
  return existsSync(path.join(folder, 'pgdata')) ? 'demo' : null
}

/**
 * Decides it once. A shop that was opened empty stays its operator's: the demo never comes to it. Throws where an
 * empty one is asked for in a folder of the demo.
 *
 * @param {string} folder
 * @param {{ empty: boolean }} asked
 * @returns {CatalogueKind}
 */
export function settleCatalogueKind(folder, { empty }) {
  const known = readCatalogueKind(folder)
  if (known === 'demo' && empty)
    throw new Error(
      `${folder} holds the demo's catalogue. Keep an empty shop in a folder of its own: VAR_DIR=my-shop npm start -- --empty`,
    )
  const kind = known ?? (empty ? 'own' : 'demo')
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), `${kind}\n`)
  return kind
}
