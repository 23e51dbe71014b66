import process from 'node:process'

/** @type {[major: number, minor: number]} */
const oldest = [20, 19]

/** Ends with a plain sentence where Node is too old, before anything newer than that is parsed. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  process.stderr.write(
    `Escapade needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.\n`,
  )
  process.exit(1)
}
