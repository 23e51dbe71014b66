import { encode } from 'uqr'

/** Dark squares of a QR code, each one unit wide, in a square of `size` units with its quiet zone. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => runsOf(row).map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`))
    .join('')
  return { size, path }
}

/** Neighbouring dark squares as one: where each run begins, and how long it is. */
function runsOf(row: boolean[]): [number, number][] {
  const marks = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return Array.from(marks.matchAll(/1+/g), ({ 0: run, index }) => [index, run.length])
}
