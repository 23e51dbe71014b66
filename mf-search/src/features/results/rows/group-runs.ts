import type { ResultGroup } from '@escapade/shared-contracts/api/search/search-schemas'
import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import type { Place } from './row-end'

/** Results side by side of one group. */
export type Run = Place & {
  /** The group's heading, where its results begin on the page. */
  label: string | null
  /** From the first of the results that were asked about. */
  from: number
  to: number
}

type Question = {
  groups: readonly ResultGroup[]
  /** Place of the page's first result in the whole list. */
  offset: number
  /** Place of the first of these results on the page. */
  start: number
  count: number
}

/** Runs of results on a page, each under its heading; every page begins with one. */
export function groupRuns({ groups, offset, start, count }: Question): Run[] {
  const first = offset + start
  const last = offset + searchPageSize
  let end = 0
  return groups.flatMap(({ label, count: size }, index) => {
    const begin = end
    end += size
    const from = Math.max(begin, first)
    const to = Math.min(end, first + count)
    if (from >= to) return []
    const onPage = Math.max(begin, offset)
    return {
      label: from === onPage ? label : null,
      from: from - first,
      to: to - first,
      before: from - onPage,
      count: Math.min(end, last) - onPage,
      isLast: end >= last || index === groups.length - 1,
    }
  })
}
