import path from 'node:path'

/** Tests, and what only they use, put things together from everywhere. */
const ofTests = /\.test\.|[.-]fixture\.|-scenarios\.|\/testing\/|^e2e\//
/** Sub-paths of packages that lead to their sources. */
const packages = new Map(
  ['shared-contracts', 'shared-ui', 'gateway', 'demo', 'illustrator'].map((name) => [
    `@escapade/${name}/`,
    `${name}/src/`,
  ]),
)
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs']

const target = /\b(?:from|import|require)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g

const targetsOf = (/** @type {string} */ source) =>
  [...source.matchAll(target)].map(([, found = '']) => found)

/**
 * The path of what a file imports, without its ending where the import has none; null: a library.
 *
 * @param {string} file
 * @param {string} imported
 */
function pathOf(file, imported) {
  if (imported.startsWith('.')) return path.posix.join(path.posix.dirname(file), imported)
  for (const [name, folder] of packages)
    if (imported.startsWith(name)) return folder + imported.slice(name.length)
  return null
}

/**
 * The folders in which two paths part, with what holds both; null where one lies above the other.
 *
 * @param {string} one
 * @param {string} other
 */
function parting(one, other) {
  const from = path.posix.dirname(one).split('/')
  const to = path.posix.dirname(other).split('/')
  const depth = from.findIndex((folder, index) => folder !== to[index])
  if (depth < 0 || depth >= to.length) return null
  return { parent: from.slice(0, depth).join('/'), from: from[depth], to: to[depth] }
}

/** Imports between folders that stand side by side, by `parent` and the two names. @param {Map<string, string>} files */
function importsOfSiblings(files) {
  /** @type {Map<string, string>} */
  const imports = new Map()
  for (const [file, source] of files) {
    if (ofTests.test(file)) continue
    for (const imported of targetsOf(source)) {
      const base = pathOf(file, imported)
      const other = base && endings.map((ending) => base + ending).find((known) => files.has(known))
      const parted = other && parting(file, other)
      if (!parted) continue
      const key = [parted.parent, parted.from, parted.to].join('\n')
      if (!imports.has(key)) imports.set(key, `${file} → ${other}`)
    }
  }
  return imports
}

/**
 * Folders side by side that import each other, types included: one of them holds what belongs below both.
 *
 * @param {Map<string, string>} files Sources by path.
 * @param {string[]} [allowed] Pairs, as `parent one two`.
 */
export function checkSiblingFolders(files, allowed = []) {
  const imports = importsOfSiblings(files)
  return [...imports].flatMap(([key, example]) => {
    const [parent, one = '', two = ''] = key.split('\n')
    const back = one < two && imports.get([parent, two, one].join('\n'))
    if (!back || allowed.includes(`${parent} ${one} ${two}`)) return []
    return [`${parent}: ${one} and ${two} import each other (${example}; ${back})`]
  })
}
