import { type RefObject, useEffect, useState } from 'react'

/** True from the moment that the element first comes into view, or as near to it as the margin says. */
export function useSeen(element: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, seen, rootMargin])
  return seen
}
