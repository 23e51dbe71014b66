import { watchTouches } from './watch-touches'

const events = ['pointerdown', 'pointerenter', 'focusin'] as const

/**
 * Calls once, when a row is about to be swiped: it came near the view by scrolling, or was touched. A row that is on
 * view from the start waits for the touch, so that nothing is loaded for it with the page. The loaded slider starts
 * when the row has come to rest: the visitor may be swiping it natively.
 */
export function whenWanted(element: Element, signal: AbortSignal, load: () => Promise<() => void>) {
  const wanted = new AbortController()
  signal.addEventListener('abort', () => wanted.abort())
  const want = async () => {
    if (wanted.signal.aborted) return
    wanted.abort()
    const rest = watchTouches(element, signal)
    try {
      const start = await load()
      await rest()
      if (!signal.aborted) start()
    } catch {
      // Without the slider the row goes on scrolling natively: there is nothing to tell the visitor.
    }
  }
  for (const event of events)
    element.addEventListener(event, () => void want(), { passive: true, signal: wanted.signal })
  const watch = nearView(element, () => void want())
  wanted.signal.addEventListener('abort', () => watch?.disconnect())
}

function nearView(element: Element, near: () => void): IntersectionObserver | null {
  if (!('IntersectionObserver' in window)) return null
  let isFirst = true
  const watch = new IntersectionObserver(
    (entries) => {
      const isNear = entries.some(({ isIntersecting }) => isIntersecting)
      if (isNear && !isFirst) near()
      isFirst = false
    },
    { rootMargin: '300px 0px' },
  )
  watch.observe(element)
  return watch
}
