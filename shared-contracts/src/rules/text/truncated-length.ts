export type Viewport = 'desktop' | 'mobile'

const limits: Record<Viewport, number> = { desktop: 250, mobile: 86 }

/** Characters of a description to show first, and whether there is more to see (spec A §9). */
export function truncatedLength({ length, viewport }: { length: number; viewport: Viewport }) {
  const limit = limits[viewport]
  return { shown: Math.min(length, limit), toggle: length > limit }
}
