import { type RefObject, useEffect, useState } from 'react'

/** True while the element lies above the screen. */
export function useLeftView(element: RefObject<Element | null>): boolean {
  const [left, setLeft] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return left
}
