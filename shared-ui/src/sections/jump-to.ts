import { ownMoves } from './own-moves'

/** Room left above a section that was jumped to: the sticky bar of a wide screen needs more (spec A §2). */
const offsets = { narrow: 30, wide: 70 } as const

/** Time in which blocks above a section may still come and move it (ms). */
const growthLimitMs = 3000

/**
 * Brings a section into view and gives it the focus; what comes late above it moves it no more. The hash stays as it
 * is: it holds the criteria.
 */
export function jumpTo(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  const isWide = window.matchMedia?.('(min-width: 1000px)').matches ?? true
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const scroll = (behavior: ScrollBehavior) => {
    const past = section.getBoundingClientRect().top - (isWide ? offsets.wide : offsets.narrow)
    if (Math.abs(past) > 1) window.scrollTo({ top: window.scrollY + past, behavior })
  }
  scroll(calm ? 'instant' : 'smooth')
  section.focus({ preventScroll: true })
  if (!window.ResizeObserver) return
  let isThere = calm
  const follow = () => isThere && scroll('instant')
  const grown = new ResizeObserver(follow)
  const arrive = () => {
    isThere = true
    follow()
  }
  const stop = () => {
    grown.disconnect()
    window.removeEventListener('scrollend', arrive)
    for (const event of ownMoves) window.removeEventListener(event, stop)
  }
  grown.observe(document.body)
  window.addEventListener('scrollend', arrive, { once: true })
  for (const event of ownMoves) window.addEventListener(event, stop, { passive: true })
  setTimeout(stop, growthLimitMs)
}
