import path from 'node:path'
import { importsOf } from './source-files.mjs'

/** Tests, and what only they use, put things together from everywhere. */
const ofTests = /\.test\.|[.-]fixture\.|-scenarios\.|\/testing\/|^e2e\//
/** Sub-paths of packages that lead to their sources. */
const packages = new Map(
  ['shared-contracts', 'shared-ui', 'gateway', 'demo', 'illustrator'].map((name) => [
    `@escapade/${name}/`,
    `${name}/src/`,
  ]),
)

/** The path of what a file imports, as it spells it; null: a library. @param {string} file @param {string} imported */
function pathOf(file, imported) {
  if (imported.startsWith('.')) return path.posix.join(path.posix.dirname(file), imported)
  for (const [name, folder] of packages)
    if (imported.startsWith(name)) return folder + imported.slice(name.length)
  return null
}

/** The folders in which two paths part; null where one lies above the other. @param {string} one @param {string} other */
function parting(one, other) {
  const from = path.posix.dirname(one).split('/')
  const to = path.posix.dirname(other).split('/')
  const depth = from.findIndex((folder, index) => folder !== to[index])
  if (depth < 0 || depth >= to.length) return null
  return { from: from.slice(0, depth + 1).join('/'), to: to.slice(0, depth + 1).join('/') }
}

/** Imports between folders that stand side by side: an example by the importer and the imported. @param {Map<string, string>} files */
function importsOfSiblings(files) {
  /** @type {Map<string, Map<string, string>>} */
  const imports = new Map()
  for (const [file, source] of files) {
    if (ofTests.test(file)) continue
    for (const imported of importsOf(source)) {
      const other = pathOf(file, imported)
      const parted = other && parting(file, other)
      if (!parted) continue
      const targets = imports.get(parted.from) ?? new Map()
      imports.set(parted.from, targets.set(parted.to, targets.get(parted.to) ?? `${file} → ${other}`))
    }
  }
  return imports
}

/**
 * Folders side by side that import each other, types included, also by way of a third: one of them holds what belongs
 * below both.
 *
 * @param {Map<string, string>} files Sources by path.
 */
export function checkSiblingFolders(files) {
  const imports = importsOfSiblings(files)
  const seen = new Set()
  /** @param {string} folder @param {string[]} way @returns {string[]} */
  const ringsFrom = (folder, way) => {
    if (way.includes(folder)) return [describe([...way.slice(way.indexOf(folder)), folder], imports)]
    if (seen.has(folder)) return []
    const rings = [...(imports.get(folder)?.keys() ?? [])].flatMap((next) =>
      ringsFrom(next, [...way, folder]),
    )
    seen.add(folder)
    return rings
  }
  return [...imports.keys()].flatMap((folder) => ringsFrom(folder, []))
}

/** @param {string[]} ring @param {Map<string, Map<string, string>>} imports */
const describe = (ring, imports) => {
  const examples = ring.slice(1).map((folder, index) => imports.get(ring[index] ?? '')?.get(folder))
  return `${ring.join(' → ')} is a ring (${examples.join('; ')})`
}
