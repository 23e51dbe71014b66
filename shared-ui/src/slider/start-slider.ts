import KeenSlider, { type KeenSliderInstance } from 'keen-slider'
import { followSize } from './follow-size'
import { firstOnView, type Reach, slidesOf } from './native-row'
import { isCalm, stopCalmly } from './reduced-motion'
import { trackOf } from './track'
import { turnByWheel } from './turn-by-wheel'

export type SliderOptions = {
  /** `snap`: one slide a swipe. `free-snap`: as far as the swipe carries. */
  mode: 'snap' | 'free-snap'
  /** The row is one to swipe only while this media query holds. */
  media?: string | undefined
  onMove: () => void
}

export type Slider = { reach(): Reach; go(slides: number): void; stop(): void }

/** Makes a native scroller a slider, at the slide where it stands. */
export function startSlider(list: HTMLElement, { mode, media, onMove }: SliderOptions): Slider {
  const initial = Math.max(0, firstOnView(list))
  list.scrollLeft = 0
  const slider = new KeenSlider(
    list,
    {
      mode,
      initial,
      selector: () => slidesOf(list),
      slides: (size, slides) => trackOf(list, slides, size),
      breakpoints: media ? { [`not all and ${media}`]: { disabled: true } } : {},
      detailsChanged: onMove,
      dragEnded: stopCalmly,
    },
    [dress, showFocused, turnByWheel, followSize],
  )
  return {
    reach: () => reachOf(slider),
    go: (count) => moveBy(slider, count),
    stop: () => slider.destroy(),
  }
}

function reachOf({ track }: KeenSliderInstance): Reach {
  const { position, min, max } = track.details
  return { back: position > min + 0.001, on: position < max - 0.001 }
}

function moveBy(slider: KeenSliderInstance, count: number) {
  const { abs, minIdx, maxIdx } = slider.track.details
  const from = slider.animator.targetIdx ?? abs
  const target = Math.min(maxIdx, Math.max(minIdx, from + count))
  slider.moveToIdx(target, true, isCalm() ? { duration: 0 } : undefined)
}

const worn = {
  gap: '0',
  overflow: 'clip',
  scrollSnapType: 'none',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
} satisfies Partial<CSSStyleDeclaration>

const bare = Object.fromEntries(Object.keys(worn).map((name) => [name, '']))

/** The row no longer scrolls by itself, and the slider draws the gaps. */
function dress(slider: KeenSliderInstance) {
  const { style } = slider.container
  const follow = () => Object.assign(style, slider.options.disabled ? bare : worn)
  slider.on('created', follow)
  slider.on('optionsChanged', follow)
  slider.on('destroyed', () => Object.assign(style, bare))
}

/** A link or button that is tabbed to comes into view, as it does in a scroller. */
function showFocused(slider: KeenSliderInstance) {
  const show = ({ target }: FocusEvent) => {
    const index = slider.slides.findIndex((slide) => target instanceof Node && slide.contains(target))
    const shown = slider.track.details?.slides[index]
    if (shown && shown.portion < 0.99) slider.moveToIdx(index, true, { duration: 0 })
  }
  slider.on('created', () => slider.container.addEventListener('focusin', show))
  slider.on('destroyed', () => slider.container.removeEventListener('focusin', show))
}
