/** Directions in which one can go from here. */
export type Reach = { back: boolean; on: boolean }

/** Row of a native scroller. */
export const nativeReach = (list: HTMLElement): Reach => {
  const end = list.scrollWidth - list.clientWidth
  return { back: list.scrollLeft > 1, on: list.scrollLeft < end - 1 }
}

export const slidesOf = (list: HTMLElement) =>
  [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement)

/** The slide at the start of what is on view. */
export function firstOnView(list: HTMLElement): number {
  const slides = slidesOf(list)
  const start = slides[0]?.offsetLeft ?? 0
  return slides.findIndex((slide) => slide.offsetLeft - start >= list.scrollLeft - 1)
}

export function scrollBySlides(list: HTMLElement, count: number) {
  const slides = slidesOf(list)
  const start = slides[0]?.offsetLeft ?? 0
  const target = slides[Math.min(slides.length - 1, Math.max(0, firstOnView(list) + count))]
  list.scrollTo({ left: (target?.offsetLeft ?? 0) - start })
}
