import { returnFocus } from '@escapade/shared-ui/layer/return-focus'

const buttonsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('button')]

/**
 * Gives the focus to the next thing where a press takes away what was pressed, as each chip of a filter does, and to
 * the page where none is left: a visitor with a keyboard need not walk there again from the top. `<div
 * ref={keepFocus}>`
 */
export function keepFocus(container: HTMLElement | null) {
  if (!container) return
  const { ownerDocument: document } = container
  let focused: HTMLElement | null = null
  let following: readonly HTMLElement[] = []
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    focused = target
    const buttons = buttonsOf(container)
    following = buttons.slice(buttons.indexOf(target) + 1)
  }
  const handOn = () => {
    if (!focused || focused.isConnected) return
    focused = null
    returnFocus(following.find((button) => button.isConnected) ?? buttonsOf(container).at(-1))
  }
  const watch = new MutationObserver(handOn)
  container.addEventListener('focusin', remember)
  watch.observe(container, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    container.removeEventListener('focusin', remember)
    if (container.contains(document.activeElement)) returnFocus(document.getElementById('main'))
  }
}

/** A button whose press takes away all that it stands in: the page has the focus from then on, and is read from there. */
export const leaveForPage = (pressed: Element) =>
  pressed.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
