/** True when one text becomes the other by at most `most` letters added, left out or changed. */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    above = current
  }
  return (above[b.length] ?? 0) <= most
}
