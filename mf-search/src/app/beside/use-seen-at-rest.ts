import { type RefObject, useEffect, useState } from 'react'

/** The latest that the map waits for a page that is never at rest. */
const mostMs = 4_000

/** True once an element was in sight and the page had nothing else to do: what comes then delays nothing. */
export function useSeenAtRest(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isSeen || !element || isSparing() || !('IntersectionObserver' in window)) return
    let forget = () => {}
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      forget = whenLoaded(() => {
        forget = whenIdle(() => setSeen(true))
      })
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      forget()
    }
  }, [place, isSeen])
  return isSeen
}

/** The visitor pays by the megabyte, and has asked for less. */
const isSparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function whenLoaded(go: () => void): () => void {
  if (document.readyState === 'complete') {
    go()
    return () => {}
  }
  window.addEventListener('load', go, { once: true })
  return () => window.removeEventListener('load', go)
}

/** Safari has no idle callbacks. */
function whenIdle(go: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(go, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(go, { timeout: mostMs })
  return () => cancelIdleCallback(request)
}
