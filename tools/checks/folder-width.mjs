import path from 'node:path'

/** Source files, tests counted, above which a folder is looked at: it may hold two subjects. */
const manyFiles = 40
const source = /\.(tsx?|mjs|cjs|js|scss)$/
/** Lists that grow with time. */
const lists = /(^|\/)(migrations|decisions|locales)$/

/**
 * Folders that hold many source files, from the paths of all files. A subject is a reason to part one, a number none.
 *
 * @param {string[]} files
 */
export function warnOfWideFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    if (source.test(file) && !lists.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > manyFiles)
    .map(([folder, count]) => `${folder} holds ${count} source files: does it hold two subjects?`)
}
