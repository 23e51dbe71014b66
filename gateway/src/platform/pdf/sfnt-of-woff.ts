import { inflateSync } from 'node:zlib'

const header = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }

/**
 * Unpacks a WOFF font to the font file that it holds (https://www.w3.org/TR/WOFF/). A library that reads it packed
 * unpacks a table again for each letter.
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = header.woff + index * entry.woff
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const head = Buffer.alloc(header.sfnt + count * entry.sfnt)
  woff.copy(head, 0, 4, 8)
  const selector = Math.floor(Math.log2(count))
  const range = 16 * 2 ** selector
  for (const [index, value] of [count, range, selector, count * 16 - range].entries())
    head.writeUInt16BE(value, 4 + index * 2)
  let offset = head.length
  const padded = tables.map(({ tag, checksum, data }, index) => {
    const at = header.sfnt + index * entry.sfnt
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    offset += whole.length
    return whole
  })
  return Buffer.concat([head, ...padded])
}
