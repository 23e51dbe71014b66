type Compare = (a: number, b: number) => number

/** Answers the first so many of the numbers from 0 to `length` in their order, without putting the others into order. */
export function topOf({
  length,
  count,
  compare,
}: {
  length: number
  count: number
  compare: Compare
}): number[] {
  if (count >= length / 4)
    return Array.from({ length }, (_, item) => item)
      .sort(compare)
      .slice(0, count)
  const kept: number[] = []
  for (let item = 0; item < length; item += 1) {
    const last = kept[kept.length - 1]
    if (kept.length === count && last !== undefined && compare(item, last) >= 0) continue
    kept.splice(placeOf(kept, item, compare), 0, item)
    if (kept.length > count) kept.pop()
  }
  return kept
}

/** Position of the item among those kept, by halves. */
function placeOf(kept: number[], item: number, compare: Compare): number {
  let low = 0
  let high = kept.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(kept[middle] ?? 0, item) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
