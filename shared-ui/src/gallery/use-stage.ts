import KeenSlider, { type KeenSliderInstance } from 'keen-slider'
import { useCallback, useEffect, useRef } from 'react'
import { followSize } from '../slider/follow-size'
import { slidesOf } from '../slider/native-row'
import { isCalm, stopCalmly } from '../slider/reduced-motion'

type Stage = { index: number; count: number; onTurn: (index: number) => void }

/** The slides of the slideshow, which turn by swipes and follow `index`. Around the ends, too. */
export function useStage({ index, count, onTurn }: Stage) {
  const slider = useRef<KeenSliderInstance>(null)
  const latest = useRef({ index, onTurn })

  useEffect(() => {
    latest.current = { index, onTurn }
  })
  // A layer draws its content later than itself: the slider starts when the stage is there.
  const stage = useCallback(
    (container: HTMLDivElement | null) => {
      if (!container || count < 2) return
      const started = new KeenSlider(
        container,
        {
          loop: true,
          initial: latest.current.index,
          selector: () => slidesOf(container),
          dragEnded(swiped) {
            stopCalmly(swiped)
            latest.current.onTurn(slideAimedAt(swiped))
          },
        },
        [followSize],
      )
      slider.current = started
      return () => {
        slider.current = null
        started.destroy()
      }
    },
    [count],
  )
  useEffect(() => {
    const started = slider.current
    if (!started || slideAimedAt(started) === index) return
    const isNext = [1, count - 1].includes(Math.abs(slideAimedAt(started) - index))
    // A thumbnail far away: the pictures between are not loaded.
    started.moveToIdx(index, false, isNext && !isCalm() ? { duration: 400 } : { duration: 0 })
  }, [index, count])

  return stage
}

const slideAimedAt = ({ animator, track }: KeenSliderInstance) =>
  track.absToRel(animator.targetIdx ?? track.details.abs)
