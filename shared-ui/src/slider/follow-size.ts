import type { KeenSliderInstance } from 'keen-slider'

/** keen-slider looks at the window's size alone; a row also changes with its neighbours, and when its layer is shown. */
export function followSize(slider: KeenSliderInstance) {
  if (!('ResizeObserver' in window)) return
  const watch = new ResizeObserver(() => {
    const { width } = slider.container.getBoundingClientRect()
    if (width > 0 && Math.abs(width - slider.size) > 1 && !slider.options.disabled) slider.update()
  })
  slider.on('created', () => watch.observe(slider.container))
  slider.on('destroyed', () => watch.disconnect())
}
