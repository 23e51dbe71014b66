import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

const marks: readonly [TextEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Bytes that Windows-1252 has no letter for (https://encoding.spec.whatwg.org/#windows-1252). */
const unassignedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** In UTF-16 every other byte of a text in the Latin alphabet is empty. */
const leastEmptyShare = 0.2

/**
 * Encoding of a text file, judged by all of its bytes: the first letter that tells them apart may be the last one.
 * Throws with the line where none fits, rather than damage what is read.
 */
export async function detectEncoding(file: string): Promise<TextEncoding> {
  if (await isPlainUtf8(file)) return 'utf-8'
  const scan = createScan()
  let start: Buffer | undefined
  for await (const chunk of chunksOf(file)) {
    start ??= chunk.subarray(0, 3)
    scan.take(chunk)
  }
  const { bytes, empty, letters, odd, unassignedLine } = scan.seen()
  const marked = marks.find(([, mark]) => mark.every((byte, at) => start?.[at] === byte))?.[0]
  if (marked && marked !== 'utf-8') return marked
  const share = (count: number) => count / Math.max(1, bytes)
  if (share(empty.atOdd) > leastEmptyShare) return 'utf-16le'
  if (share(empty.atEven) > leastEmptyShare) return 'utf-16be'
  if (empty.line) throw unreadable(file, empty.line, 'an empty character, which no text has')
  if (odd.count === 0) return 'utf-8'
  if (marked || letters > odd.count)
    throw unreadable(file, odd.line, 'a letter that is not UTF-8, as others of the file are')
  if (unassignedLine) throw unreadable(file, unassignedLine, 'a letter of neither UTF-8 nor Windows-1252')
  return 'windows-1252'
}

const chunksOf = (file: string): AsyncIterable<Buffer> => createReadStream(file, { highWaterMark: 1 << 20 })

/** Most files are: Node looks at them a hundred times faster than a loop over their bytes. */
async function isPlainUtf8(file: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunksOf(file)) {
    const read = Buffer.concat([rest, chunk])
    const end = endOfWhole(read)
    if (read.includes(0) || !isUtf8(read.subarray(0, end))) return false
    rest = read.subarray(end)
  }
  return isUtf8(rest)
}

/** End of the last letter that a chunk has not cut. */
function endOfWhole(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}

const unreadable = (file: string, line: number, what: string): Error =>
  new Error(`${file}, line ${line}: ${what}. Nothing was read. Save the file as UTF-8 and try again.`)

/** Looks at bytes as UTF-8: letters that are, and bytes that are part of none. A letter may be cut by a chunk's end. */
function createScan() {
  let [bytes, line, letters] = [0, 1, 0]
  let unassignedLine = 0
  const empty = { atEven: 0, atOdd: 0, line: 0 }
  const odd = { count: 0, line: 0 }
  // Of the letter that is being read: bytes to come, and those that were taken.
  let [toCome, taken] = [0, 0]
  const countOdd = (times: number) => {
    odd.count += times
    odd.line ||= line
  }
  const take = (byte: number) => {
    if (toCome > 0) {
      if ((byte & 0xc0) === 0x80) {
        toCome -= 1
        taken += 1
        if (toCome === 0) letters += 1
        return
      }
      countOdd(taken)
      toCome = 0
    }
    if (byte < 0x80) return
    taken = 1
    if (byte >= 0xc2 && byte <= 0xdf) toCome = 1
    else if (byte >= 0xe0 && byte <= 0xef) toCome = 2
    else if (byte >= 0xf0 && byte <= 0xf4) toCome = 3
    else countOdd(1)
  }
  return {
    take(chunk: Buffer): void {
      for (const byte of chunk) {
        if (byte >= 0x80 || toCome > 0) take(byte)
        if (byte >= 0x80 && unassignedBytes.has(byte)) unassignedLine ||= line
        if (byte === 0x0a) line += 1
        else if (byte === 0) {
          empty[bytes % 2 === 0 ? 'atEven' : 'atOdd'] += 1
          empty.line ||= line
        }
        bytes += 1
      }
    },
    seen() {
      if (toCome > 0) countOdd(taken)
      toCome = 0
      return { bytes, empty, letters, odd, unassignedLine }
    },
  }
}
