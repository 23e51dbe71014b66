import { createWriteStream, renameSync, statSync } from 'node:fs'

const largestBytes = 20_000_000

/**
 * A log that goes on where the last start ended. Once it is too large it becomes `FILE.1`, in place of the one before,
 * and a new one is begun. A disk that is full costs lines, never the shop.
 *
 * @param {string} file
 */
export function openLog(file, largest = largestBytes) {
  let size = sizeOf(file)
  let stream = append(file)
  return {
    write(/** @type {string} */ line) {
      const text = `${line}\n`
      if (size > 0 && size + text.length > largest) {
        stream.end()
        renameSync(file, `${file}.1`)
        stream = append(file)
        size = 0
      }
      size += text.length
      stream.write(text)
    },
    end: () => new Promise((resolve) => stream.end(resolve)),
  }
}

/** @param {string} file */
function append(file) {
  const stream = createWriteStream(file, { flags: 'a' })
  stream.on('error', () => {})
  return stream
}

/** @param {string} file */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
