import { useEffect, useState } from 'react'

/** A section is current when this share of it can be seen (spec A §9). */
const threshold = 0.3

/** Behind the bar that stays in sight a section cannot be seen; a tab jumps to 70 px below the edge (PR-010). */
const underBar = 72

/** The first section that can be seen; between two of them the one before stays. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null)
  const key = ids.join()
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = ids.find((id) => seen.has(id))
        if (first) setCurrent(first)
      },
      { threshold, rootMargin: `-${underBar}px 0px 0px` },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
    // The list is written anew at each render; its content counts.
  }, [key])
  return current
}
