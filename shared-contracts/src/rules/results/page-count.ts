/** Results on a search page, and below how many exact results the fallback search begins. */
export const searchPageSize = 24

/** Number of pages, and whether paging is worth showing. */
export function pageCount({ totalCount, pageSize }: { totalCount: number; pageSize: number }) {
  return { pages: Math.ceil(totalCount / pageSize), shown: totalCount > pageSize }
}
