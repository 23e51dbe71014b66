import { openLayer } from '@escapade/shared-contracts/history/layers'

const buttons = '[data-menu-tab], [data-menu-step]'
const isExpanded = (button: Element) => button.getAttribute('aria-expanded') === 'true'

/** Opens and closes panels and levels; one at a time on each level. */
export function createMenuLevels(panels: Map<string, HTMLElement>) {
  let tab: HTMLElement | null = null
  /** Ends of the levels that lie over each other in the drawer, where Back goes up by one. */
  const leave = new Map<HTMLElement, () => void>()

  const levelOf = (button: HTMLElement) =>
    button.dataset.menuTab ? panels.get(button.dataset.menuTab) : nextLevel(button)

  const close = (button: HTMLElement) => {
    const level = levelOf(button)
    for (const inner of level?.querySelectorAll<HTMLElement>('[data-menu-step]') ?? [])
      if (isExpanded(inner)) close(inner)
    leave.get(button)?.()
    leave.delete(button)
    show(button, level, false)
    if (button === tab) tab = null
  }
  const up = (button: HTMLElement) => {
    close(button)
    button.focus()
  }
  const open = (button: HTMLElement) => {
    const level = levelOf(button)
    if (!level) return
    if (button.dataset.menuTab) {
      if (tab) close(tab)
      tab = button
      // One panel for the header and the drawer: it stands where it is asked for, next in the order of the keyboard.
      if (level.previousElementSibling !== button) button.after(level)
    } else for (const other of siblings(button)) close(other)
    show(button, level, true)
    if (isDrawer(button)) {
      focusIn(level)
      leave.set(button, openLayer(window, { opener: button, close: () => up(button) }))
    }
    // Beside the first list there is always something to see.
    else if (button.dataset.menuTab) openFirst(level)
  }
  const openFirst = (level: HTMLElement) => {
    const first = level.querySelector<HTMLElement>('[data-menu-step]')
    if (first) show(first, nextLevel(first), true)
  }
  const closeAll = () => {
    if (tab) close(tab)
  }
  return {
    isOpen: () => tab !== null,
    open,
    closeAll,
    toggle: (button: HTMLElement) => (isExpanded(button) ? close(button) : open(button)),
    /** One level back in the drawer; the focus returns to where it came from. */
    back(inside: Element) {
      const level = inside.closest('[data-menu-level]')
      const button = level?.previousElementSibling
      if (!(button instanceof HTMLElement)) return
      up(button)
    },
    /** The drawer is closed by the browser. */
    escape() {
      const opened = tab
      if (!opened || isDrawer(opened)) return
      const hadFocus = opened.parentElement?.contains(opened.ownerDocument.activeElement)
      close(opened)
      if (hadFocus) opened.focus()
    },
  }
}

const nextLevel = (button: HTMLElement) => button.nextElementSibling as HTMLElement | null

/** For the styles, the row whose level is open is marked, and the list that lies below that level. */
function show(button: HTMLElement, level: HTMLElement | null | undefined, isOpen: boolean) {
  button.setAttribute('aria-expanded', String(isOpen))
  if (level) level.hidden = !isOpen
  const row = button.closest('li')
  row?.toggleAttribute('data-open', isOpen)
  row?.parentElement?.parentElement?.toggleAttribute('data-covered', isOpen)
}

const siblings = (button: HTMLElement) =>
  [...(button.closest('ul')?.children ?? [])].flatMap((row) => {
    const other = row.querySelector<HTMLElement>(`:scope > :is(${buttons})`)
    return other && other !== button && isExpanded(other) ? [other] : []
  })

const isDrawer = (element: Element) => element.closest('[popover]') !== null

const focusIn = (level: HTMLElement) => level.querySelector<HTMLElement>('[data-menu-back]')?.focus()
