/** Line of a server's log as a person at the terminal wants to see it: progress, warnings and errors. */
export function lineToShow(name, line) {
  const entry = parse(line)
  if (!entry) return line.trim() ? `${name}: ${line}` : null
  if (entry.level >= 40) return `${name}: ${entry.msg ?? ''}${causeOf(entry)}`
  return entry.progress ? `${name}: ${entry.progress}` : null
}

/** The stack is in the log file. */
const causeOf = ({ err }) => (err?.message ? ` (${err.message.split('\n')[0]})` : '')

function parse(line) {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
