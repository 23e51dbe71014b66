/** Time for which a row has to stand still to be at rest (ms). */
const quietMs = 200

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Follows fingers and momentum on a scroller. The returned function resolves when there are none. */
export function watchTouches(element: Element, signal: AbortSignal): () => Promise<void> {
  let held = false
  let movedAt = Number.NEGATIVE_INFINITY
  const touch = (event: Event) => {
    held = 'touches' in event && (event as TouchEvent).touches.length > 0
    movedAt = performance.now()
  }
  const scroll = () => {
    movedAt = performance.now()
  }
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
    element.addEventListener(name, touch, { passive: true, signal })
  element.addEventListener('scroll', scroll, { passive: true, signal })
  return async () => {
    await pause(0)
    while (!signal.aborted && (held || performance.now() - movedAt < quietMs)) await pause(quietMs / 2)
  }
}
