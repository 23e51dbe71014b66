/** Room left above a section that was jumped to: the sticky bar of a wide screen needs more (spec A §2). */
const offsets = { narrow: 30, wide: 70 } as const

/** Brings a section into view and gives it the focus. The hash stays as it is: it holds the criteria. */
export function jumpTo(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  const isWide = window.matchMedia?.('(min-width: 1000px)').matches ?? true
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const top = section.getBoundingClientRect().top + window.scrollY - (isWide ? offsets.wide : offsets.narrow)
  window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
  section.focus({ preventScroll: true })
}
