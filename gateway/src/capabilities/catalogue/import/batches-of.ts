/** Parts of a list, each `size` long but the last. Several may take from it in turn: each part is given once. */
export function* batchesOf<T>(list: readonly T[], size: number): Generator<T[], undefined> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size)
}
