import { searchPageSize } from './page-count'

/** Last result of each block: inline promotions stand between the blocks. */
const blockEnds = [3, 9, searchPageSize]

/** Ranges `[from, to]` of the results of one page, counted from 1. */
export function resultBlocks({ count }: { count: number }): [from: number, to: number][] {
  return blockEnds.flatMap((end, index): [number, number][] => {
    const from = (blockEnds[index - 1] ?? 0) + 1
    return from > count ? [] : [[from, Math.min(end, count)]]
  })
}
