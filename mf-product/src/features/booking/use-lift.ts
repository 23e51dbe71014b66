import { type RefObject, useEffect } from 'react'

/** Position of the card below the bar that follows the page, and the room left below it. */
const top = 88
const edge = 16

/** Pixels by which the card must stand higher for its end, or that of a layer open in it, to be on the screen. */
export const liftOf = ({ height, screen }: { height: number; screen: number }): number =>
  Math.max(0, Math.ceil(top + height + edge - screen))

const heightOf = (card: HTMLElement) => {
  const layer = card.querySelector('[role="dialog"]')
  const below = layer ? layer.getBoundingClientRect().bottom - card.getBoundingClientRect().top : 0
  return Math.max(card.offsetHeight, below)
}

/** A card that follows the page does not scroll: what is below the screen could not be reached otherwise. */
export function useLift(card: RefObject<HTMLElement | null>, calendarOpen: boolean): void {
  useEffect(() => {
    const element = card.current
    if (!element) return
    const lift = () => {
      const pixels = liftOf({ height: heightOf(element), screen: window.innerHeight })
      element.style.setProperty('--lift', `${pixels}px`)
    }
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(lift) : null
    observer?.observe(element)
    // The calendar's code may come after its layer has opened: the layer grows then, the card does not.
    const watch = () => {
      const layer = element.querySelector('[role="dialog"]')
      if (layer) observer?.observe(layer)
      lift()
    }
    const frame = requestAnimationFrame(watch)
    window.addEventListener('resize', lift)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      window.removeEventListener('resize', lift)
    }
  }, [card, calendarOpen])
}
