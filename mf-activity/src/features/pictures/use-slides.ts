import { useEffect, useRef, useState } from 'react'

/** Where a row of slides stands, and steps through it. */
export function useSlides() {
  const list = useRef<HTMLUListElement>(null)
  const [can, setCan] = useState({ back: false, on: false })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const end = element.scrollWidth - element.clientWidth
      setCan({ back: element.scrollLeft > 1, on: element.scrollLeft < end - 1 })
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])

  const step = (direction: 1 | -1) => () => {
    const width = list.current?.firstElementChild?.clientWidth ?? 0
    list.current?.scrollBy({ left: direction * (width + 1) })
  }
  return { list, can, step }
}
