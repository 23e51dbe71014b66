/** @typedef {{ level: number, msg?: string, progress?: string, err?: { message?: string } }} Entry */

/**
 * Line of a server's log as a person at the terminal wants to see it: progress, warnings and errors.
 *
 * @param {string} name
 * @param {string} line
 */
export function lineToShow(name, line) {
  const entry = parse(line)
  if (!entry) return line.trim() ? `${name}: ${line}` : null
  if (entry.level >= 40) return `${name}: ${entry.msg ?? ''}${causeOf(entry)}`
  return entry.progress ? `${name}: ${entry.progress}` : null
}

/** The stack is in the log file. @param {Entry} entry */
const causeOf = ({ err }) => (err?.message ? ` (${err.message.split('\n')[0]})` : '')

/** @param {string} line @returns {Entry | null} */
function parse(line) {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
