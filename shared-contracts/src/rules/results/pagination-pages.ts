/** Below this number every page is listed. */
const groupingFrom = 10

/** The numbers a reader sees, in blocks: 1–10, 11–20, … or 1–100, 101–200, … */
const blockOf = (label: number, size: number) => Math.ceil(label / size)

/**
 * Page labels (from 1) around a page, and the pages before and after it. `page`, `prev` and `next` count from 0,
 * as in the query.
 */
export function paginationPages({ totalPages, page }: { totalPages: number; page: number }) {
  const current = Math.min(page, totalPages - 1) + 1
  const isListed = (label: number) =>
    totalPages < groupingFrom ||
    label === 1 ||
    label === totalPages ||
    blockOf(label, 10) === blockOf(current, 10) ||
    (label % 10 === 0 && blockOf(label, 100) === blockOf(current, 100)) ||
    label % 100 === 0
  return {
    pages: Array.from({ length: totalPages }, (_, index) => index + 1).filter(isListed),
    prev: current > 1 ? current - 2 : null,
    next: current < totalPages ? current : null,
  }
}
