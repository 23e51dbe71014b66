import KeenSlider, { type KeenSliderInstance } from 'keen-slider'
import { useEffect, useRef } from 'react'
import { slidesOf } from '../slider/native-row'
import { isCalm } from '../slider/reduced-motion'

type Stage = { index: number; count: number; onTurn: (index: number) => void }

/** The slides of the slideshow, which turn by swipes and follow `index`. Around the ends, too. */
export function useStage({ index, count, onTurn }: Stage) {
  const stage = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const turned = useRef(onTurn)
  const first = useRef(index)

  useEffect(() => {
    turned.current = onTurn
  })
  useEffect(() => {
    const container = stage.current
    if (!container || count < 2) return
    const started = new KeenSlider(container, {
      loop: true,
      initial: first.current,
      selector: () => slidesOf(container),
      dragEnded(swiped) {
        stopCalmly(swiped)
        turned.current(slideAimedAt(swiped))
      },
    })
    slider.current = started
    return () => started.destroy()
  }, [count])

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
