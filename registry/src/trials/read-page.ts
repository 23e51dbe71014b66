/** Contents of a page as a visitor sees it, as far as two of them can be compared. */
export type Shown = {
  /** Texts of the headings that are seen, in their order. */
  headings: string[]
  /** Headings that say nothing, by the start of their markup. */
  emptyHeadings: string[]
  links: number
  buttons: number
  prices: number
  /** Sum of layout shifts (CLS) until the page was at rest. */
  shift: number
}

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** Runs in the page before all else: adds up what moves without a visitor's doing. */
export function watchShifts() {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
export function readShown(): Shown {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() ||
    [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ')
  const all = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')].filter(isSeen)
  const main = document.querySelector('main') ?? document.body
  const amounts = (main.textContent ?? '').match(/\d[\d\s.,]*\s?€|€\s?\d/g) ?? []
  return {
    headings: all.map(nameOf).filter(Boolean),
    emptyHeadings: all.filter((one) => !nameOf(one)).map((one) => one.outerHTML.slice(0, 80)),
    links: [...main.querySelectorAll('a[href]')].filter(isSeen).length,
    buttons: [...main.querySelectorAll('button')].filter(isSeen).length,
    prices: amounts.length,
    shift: window.layoutShift ?? 0,
  }
}

/** Runs in the page: goes down it, so that what waits to be seen is drawn. */
export async function scrollDown() {
  const step = window.innerHeight * 0.9
  for (let at = 0, steps = 0; at < document.body.scrollHeight && steps < 30; at += step, steps++) {
    window.scrollTo({ top: at, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
}
