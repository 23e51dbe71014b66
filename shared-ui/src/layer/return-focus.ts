import { afterPaint } from './after-paint'

/**
 * Gives the focus back to what opened a layer, once the page without it is painted: the browser styles the whole page
 * to know whether something can be focused, which it does for the paint anyway. A focus that has moved elsewhere stays there.
 */
export function returnFocus(opener: Element | null | undefined) {
  afterPaint(() => {
    const isNowhere = !document.activeElement || document.activeElement === document.body
    // Nothing was scrolled meanwhile.
    if (isNowhere && opener instanceof HTMLElement && opener.isConnected)
      opener.focus({ preventScroll: true })
  })
}
