/** Until then what was drawn has been laid out, so that the browser remembers its height. */
const restMs = 250

/** Half a screen: whatever is nearer will be in sight soon. */
const nearby = '50%'

const createWatch = () =>
  new IntersectionObserver(
    (entries, watch) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) continue
        target.setAttribute('data-away', '')
        watch.unobserve(target)
      }
    },
    { rootMargin: nearby },
  )

let watch: IntersectionObserver | undefined

/**
 * Marks an element once it is out of sight, for its styles to leave it alone from then on: `<li
 * ref={leaveOutOfSight}>`. An element in sight is never touched: it would be gone for a frame.
 */
export function leaveOutOfSight(element: Element | null) {
  if (!element || typeof IntersectionObserver === 'undefined') return
  const observer = watch ?? createWatch()
  watch = observer
  const begin = () => {
    // The shell lays out what it has not shown yet (shell/client/draw-rest.ts): that comes first.
    if (document.documentElement.hasAttribute('data-view')) timer = setTimeout(begin, restMs)
    else observer.observe(element)
  }
  let timer = setTimeout(begin, restMs)
  return () => {
    clearTimeout(timer)
    observer.unobserve(element)
  }
}
