/**
 * Attributes of an element that stands below the first view of its page: `<section {...below}>`. The document shows the
 * first view before it lays out such elements, and marks those that it has laid out; React is to overlook the marks.
 * A style of the element may state its likely height, `--below` (480px).
 */
export const below = { 'data-below': '', suppressHydrationWarning: true } as const
