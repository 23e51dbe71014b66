import { useEffect, useRef, useState } from 'react'
import { nativeReach, type Reach, scrollBySlides } from './native-row'
import type { Slider, SliderOptions } from './start-slider'
import { whenWanted } from './when-wanted'

export type RowOptions = Pick<SliderOptions, 'mode' | 'media'> & {
  /** Number of slides: another one has them measured anew. */
  count: number
}

const nowhere: Reach = { back: false, on: false }

/**
 * A row of slides to swipe. It is a native scroller until keen-slider is there, which is loaded when the row comes
 * near the view or is touched, and never with the page.
 */
export function useSlider({ count, mode, media }: RowOptions) {
  const list = useRef<HTMLUListElement>(null)
  const slider = useRef<Slider>(null)
  const [can, setCan] = useState(nowhere)

  useEffect(() => {
    const element = list.current
    if (!element || count < 2) return
    const ended = new AbortController()
    const { signal } = ended
    const measure = () => {
      const reach = slider.current?.reach() ?? nativeReach(element)
      setCan((before) => (before.back === reach.back && before.on === reach.on ? before : reach))
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true, signal })
    window.addEventListener('resize', measure, { signal })
    const isRow = !media || window.matchMedia?.(media).matches
    const load = async () => {
      const { startSlider } = await import('./start-slider')
      return () => {
        slider.current = startSlider(element, { mode, media, onMove: measure })
      }
    }
    if (isRow) whenWanted(element, signal, load)
    return () => {
      ended.abort()
      slider.current?.stop()
      slider.current = null
    }
  }, [count, mode, media])

  /** Goes so many slides on, or back. */
  const go = (slides: number) => () => {
    if (slider.current) slider.current.go(slides)
    else if (list.current) scrollBySlides(list.current, slides)
  }
  return { list, can, go }
}
