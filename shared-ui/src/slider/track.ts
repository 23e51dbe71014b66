/** In parts of the row's width. */
type Place = { size: number; spacing: number; origin: number }

/**
 * Places of slides, in parts of the row's width: as wide as the styles make them, with their gap between them. The
 * last ones end where the row's padding begins. The styles' own widths are read, not those drawn before.
 */
export function trackOf(list: HTMLElement, slides: HTMLElement[], size: number): Place[] {
  const { gap, padding } = spaceOf(list)
  for (const { style } of slides) style.minWidth = style.maxWidth = ''
  const widths = slides.map((slide) => slide.getBoundingClientRect().width)
  const view = size - padding
  const rests = widths.map((_, index) => lengthOf(widths.slice(index), gap))
  const free = Math.max(0, view - (rests[0] ?? 0))
  return widths.map((width, index) => ({
    size: width / size,
    spacing: gap / size,
    origin: Math.max(0, view - (rests[index] ?? 0) - free) / size,
  }))
}

const lengthOf = (widths: number[], gap: number) =>
  widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)

/** The gap of the styles: the slider itself sets it to nothing while it runs. */
function spaceOf(list: HTMLElement) {
  const { gap } = list.style
  list.style.gap = ''
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(list)
  list.style.gap = gap
  return { gap: pixels(columnGap), padding: pixels(paddingLeft) + pixels(paddingRight) }
}

const pixels = (length: string) => Number.parseFloat(length) || 0
