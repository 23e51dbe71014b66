import { announcePage, isBusyInLayer, placeScroll } from './arrive'
import type { ScrollMemory } from './scroll-memory'

type Arrival = {
  /** True when the remote of the page still shows it: it is given the new address. */
  samePage: boolean
}

export type VisitorGuide = {
  onArrival(listener: (arrival: Arrival) => void): void
  /** The app of the present page, or what stands in for it, is drawn. */
  settled(): void
}

type Options = { window: Window; scroll: ScrollMemory }

/**
 * Follows the visitor from page to page: scrolls to the top or, after Back, to where the page was left; moves the
 * focus and says the title once the page is drawn. Changes of the hash alone are no new page.
 */
export function createVisitorGuide({ window, scroll }: Options): VisitorGuide {
  const { document } = window
  let address = addressOf(window.location)
  let arriving: { top: number | null; titleBefore: string; keepsFocus: boolean } | null = null
  let title = document.title
  let stopWaiting = () => {}
  let traversed = false
  let drawn = ''
  const listeners: ((arrival: Arrival) => void)[] = []

  // Only the browser's own events are Back and Forward; the router repeats pushState as popstate.
  window.addEventListener('popstate', (event) => {
    traversed = event.isTrusted && !('singleSpa' in event)
  })
  // The title of the page that is left: the next one may set its own before the router has told of it.
  window.addEventListener('single-spa:before-routing-event', () => {
    title = document.title
  })
  window.addEventListener('single-spa:routing-event', (event) => {
    const next = addressOf(window.location)
    const samePage = !hasChangedApps(event)
    // Back before the next page was drawn: the one that was left is drawn anew.
    const isLeftPage = next === address && !samePage && scroll.isArriving()
    if (next === address && !isLeftPage) return scroll.arrived()
    if (isLeftPage) drawn = ''
    stopWaiting()
    const isInPlace = !traversed && samePage && scroll.isInPlace()
    arriving = {
      top: traversed || isLeftPage || isInPlace ? scroll.recall() : null,
      titleBefore: title,
      // A layer that is closed before the frame gives the focus back to its button itself.
      keepsFocus: isInPlace || (samePage && isBusyInLayer(document)),
    }
    traversed = false
    address = next
    for (const listener of listeners) listener({ samePage })
    if (samePage || drawn === next) settle()
  })

  const settle = () => {
    if (!arriving) return
    const { top, ...announcement } = arriving
    arriving = null
    // After React has drawn what the listeners told it, and the head has its new title.
    window.requestAnimationFrame(() => {
      placeScroll(window, top)
      scroll.arrived()
      stopWaiting = announcePage(window, announcement)
    })
  }
  return {
    onArrival: (listener) => void listeners.push(listener),
    settled() {
      drawn = addressOf(window.location)
      settle()
    },
  }
}

const addressOf = ({ pathname, search }: Location) => pathname + search

/** single-spa tells with each event how many apps it took away or put on. */
const hasChangedApps = (event: Event) =>
  event instanceof CustomEvent && (event.detail?.totalAppChanges ?? 0) > 0
