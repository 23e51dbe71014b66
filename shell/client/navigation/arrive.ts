import { ownMoves } from '@escapade/shared-ui/sections/own-moves'
import { elementIds } from '../../src/page-elements'

/** Time in which a page may grow to where it was scrolled (ms): a slow phone draws a full list for seconds. */
const growthLimitMs = 6000

/**
 * Puts the visitor where the page is to be read: at what the hash names, at its top, or where it was left before Back.
 */
export function placeScroll(window: Window, top: number | null): void {
  const named = top === null ? elementOfHash(window) : null
  if (named) {
    named.scrollIntoView({ behavior: 'instant' })
    return
  }
  window.scrollTo({ top: top ?? 0, behavior: 'instant' })
  if (!top || window.scrollY >= top - 1) return
  const grown = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY >= top - 1) stop()
  })
  const stop = () => {
    grown.disconnect()
    for (const event of ownMoves) window.removeEventListener(event, stop)
  }
  grown.observe(window.document.body)
  window.setTimeout(stop, growthLimitMs)
  for (const event of ownMoves) window.addEventListener(event, stop, { passive: true })
}

/** A hash of criteria names no element. */
const elementOfHash = ({ document, location }: Window) =>
  location.hash ? document.getElementById(location.hash.slice(1)) : null

/** A page may change under an open menu or dialog (filters): a focus inside stays there. */
export const isBusyInLayer = ({ activeElement }: Document) =>
  activeElement?.closest('dialog, [role="dialog"]') != null

/** Time in which a page may learn its title from its data (ms). */
const titleLimitMs = 4000

type Announcement = { titleBefore: string; keepsFocus: boolean }

/**
 * Moves the focus into the new page and says its title, as loading a document would. A page that still bears the
 * title of the one before is waited for. Returns the end of the waiting, for when the visitor goes on.
 */
export function announcePage(window: Window, { titleBefore, keepsFocus }: Announcement): () => void {
  const { document } = window
  if (!keepsFocus && !isBusyInLayer(document))
    document.getElementById(elementIds.main)?.focus({ preventScroll: true })
  const announcer = document.getElementById(elementIds.announcer)
  let said = ''
  const say = () => {
    if (document.title === said) return
    said = document.title
    if (announcer) announcer.textContent = said
  }
  // A title may come to say more: that an order is paid is known a moment after its page.
  const changes = new MutationObserver(() => (said || document.title !== titleBefore) && say())
  const limit = window.setTimeout(() => {
    say()
    stop()
  }, titleLimitMs)
  const stop = () => {
    changes.disconnect()
    window.clearTimeout(limit)
  }
  changes.observe(document.head, { childList: true, subtree: true, characterData: true })
  if (document.title !== titleBefore) say()
  return stop
}
