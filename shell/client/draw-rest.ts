/** Parts below the first view that are not laid out yet, as the document's styles know them. */
const waiting = '[data-below]:not([data-drawn])'

/**
 * Lays out what stands below the first view, piece by piece while nothing else is to be done: a page of which all is
 * drawn scrolls and is searched like any other. A piece far below then costs nothing when the page is styled anew, as by
 * each layer that opens; its height is remembered. Returns how to have the rest at once, for another page.
 */
export function drawRest(window: Window): () => void {
  const { documentElement } = window.document
  const finish = () => documentElement.removeAttribute('data-view')
  const next = (before?: Element) => {
    if (before && isFarBelow(before, window)) before.setAttribute('data-away', '')
    const piece = documentElement.querySelector(waiting)
    if (!piece) return finish()
    piece.setAttribute('data-drawn', '')
    // Browsers remember a height with the frame that shows it.
    window.requestAnimationFrame(() => whenIdle(window, () => next(piece)))
  }
  if (documentElement.hasAttribute('data-view')) whenIdle(window, next)
  return finish
}

const isFarBelow = (piece: Element, window: Window) =>
  piece.getBoundingClientRect().top > 2 * window.innerHeight

/** Safari has no idle callbacks: a frame later is late enough there. */
function whenIdle(window: Window, work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: 1000 })
  else (window as Window).setTimeout(work, 50)
}
