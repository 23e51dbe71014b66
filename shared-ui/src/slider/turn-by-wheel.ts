import type { KeenSliderInstance } from 'keen-slider'

/** Pixels of a turn sideways that make one slide. */
const perSlide = 60
/** A gesture on a trackpad goes on for a while after the fingers have left it. */
const pauseMs = 350

/** Trackpads swipe by turning the wheel sideways. */
export function turnByWheel(slider: KeenSliderInstance) {
  let turned = 0
  let restsUntil = 0
  const turn = (event: WheelEvent) => {
    if (slider.options.disabled || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    event.preventDefault()
    if (event.timeStamp < restsUntil) return
    turned += event.deltaX
    if (Math.abs(turned) < perSlide) return
    const { abs, minIdx, maxIdx } = slider.track.details
    slider.moveToIdx(Math.min(maxIdx, Math.max(minIdx, abs + Math.sign(turned))), true)
    turned = 0
    restsUntil = event.timeStamp + pauseMs
  }
  slider.on('created', () => slider.container.addEventListener('wheel', turn, { passive: false }))
  slider.on('destroyed', () => slider.container.removeEventListener('wheel', turn))
}
