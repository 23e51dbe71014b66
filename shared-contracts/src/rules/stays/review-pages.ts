/** Reviews come in pages of ten (spec A §7). */
export const reviewsPageSize = 10
