import path from 'node:path'

/** Source files that a folder may hold, tests counted: more than these cannot be seen at once. */
const mostFiles = 25
const source = /\.(tsx?|mjs|cjs|js|scss)$/
/** Lists that grow with time. */
const lists = /(^|\/)(migrations|decisions|locales)$/

/** Folders that hold too many source files, from the paths of all files. */
export function checkFolderWidth(files) {
  const counts = new Map()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    if (source.test(file) && !lists.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder} holds ${count} source files, ${mostFiles} are allowed`)
}
