import path from 'node:path'

const folder = 'docs/decisions/'
const index = `${folder}README.md`
const superseded = /^Superseded by \[(\d{3})\]/m

/**
 * Decisions that their index does not list, or lists without saying that another has superseded them.
 *
 * @param {Map<string, string>} files
 */
export function checkDecisionIndex(files) {
  const lines = (files.get(index) ?? '').split('\n')
  return [...files].flatMap(([file, text]) => {
    const name = path.posix.basename(file)
    if (!file.startsWith(folder) || !/^\d{3}-/.test(name)) return []
    const line = lines.find((one) => one.startsWith('- ') && one.includes(`](${name})`))
    if (!line) return [`${index} does not list ${name}`]
    const [, by] = superseded.exec(text) ?? []
    return by && !line.includes(`superseded by [${by}]`)
      ? [`${index} does not say that ${name} is superseded by ${by}`]
      : []
  })
}
