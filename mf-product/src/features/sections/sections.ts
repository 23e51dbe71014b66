/** Parts of the page that the tabs jump to, in their order (PR-009). */
export const sectionIds = ['description', 'room', 'experience', 'reviews', 'hotel'] as const
export type SectionId = (typeof sectionIds)[number]
