import { type RefObject, useEffect, useState } from 'react'

/** A jump from above the element to below it crosses this edge too, and only this one. */
const fromTopOn = '0px 0px 1000000px'

/** True while the element lies above what the screen shows. */
export function usePassed(element: RefObject<Element | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: fromTopOn },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return passed
}
