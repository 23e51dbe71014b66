import { openLayer } from '@escapade/shared-contracts/history/layers'
import { holdPage } from '@escapade/shared-ui/layer/hold-page'
import { createMenuLevels } from './menu-levels'

type Deps = { document: Document; load(): Promise<Document> }
export type MegaMenu = { handle(event: Event): Promise<void> }

/** Time that a pointer must rest on an entry, and that it may be away from an open panel. */
const restMs = 120
const awayMs = 280

/**
 * The menu as a disclosure navigation: links with buttons that open a panel each. Pointers open it by resting on an
 * entry, keyboards by the buttons; Escape closes it. In the drawer of small screens the same panels lie over each other.
 */
export async function createMegaMenu({ document, load }: Deps): Promise<MegaMenu> {
  const panels = new Map<string, HTMLElement>()
  for (const panel of (await load()).querySelectorAll<HTMLElement>('[data-menu-panel]'))
    panels.set(panel.dataset.menuPanel ?? '', document.adoptNode(panel))

  const levels = createMenuLevels(panels)
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const act = (change: () => void) => {
    clearTimeout(timer)
    change()
  }

  const point = (event: Event, target: Element) => {
    const button = entryButton(target)
    if (!button || button.getAttribute('aria-expanded') === 'true') return clearTimeout(timer)
    const ms = crosses(event, button) ? awayMs : levels.isOpen() ? restMs / 2 : restMs
    later(() => levels.open(button), ms)
  }
  const press = (target: Element) => {
    const button = target.closest<HTMLElement>('[data-menu-tab], [data-menu-step]')
    if (button) return act(() => levels.toggle(button))
    if (target.closest('[data-menu-back]')) return act(() => levels.back(target))
    if (target.closest('[data-menu-dialog]')) return openDialog(target)
    if (target.closest('[data-menu-dialog-close]') || target.matches('dialog')) return closeDialog(target)
    if (target.closest('a')) {
      closeDialog(target)
      act(levels.closeAll)
    }
  }
  const handlers: Record<string, (event: Event, target: Element) => void> = {
    pointerover: (event, target) => void (isMouseOnWide(event, target) && point(event, target)),
    pointerout(event, target) {
      if (isMouseOnWide(event, target) && leaves(event, target)) later(levels.closeAll, awayMs)
    },
    click: (_, target) => press(target),
  }

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]') && levels.isOpen())
      act(levels.escape)
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const item = itemOf(target)
    if (relatedTarget instanceof Element && item && !item.contains(relatedTarget)) act(levels.closeAll)
  })
  document.addEventListener('click', ({ target }) => {
    if (!itemOf(target)) act(levels.closeAll)
  })
  for (const drawer of document.querySelectorAll('[data-shell="header"] [popover]'))
    drawer.addEventListener('toggle', () => act(levels.closeAll))

  return {
    async handle(event) {
      if (event.target instanceof Element) handlers[event.type]?.(event, event.target)
    },
  }
}

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-menu-item]') : null

/** The button of the entry that the pointer is on: of the row in a panel, or of the entry in the header. */
function entryButton(target: Element): HTMLElement | null {
  const entry = target.closest('li')
  return entry?.querySelector<HTMLElement>(':scope > [data-menu-tab], :scope > [data-menu-step]') ?? null
}

/** Touch has no hovering, and neither has the drawer. */
const isMouseOnWide = (event: Event, target: Element) =>
  (event as PointerEvent).pointerType === 'mouse' && !target.closest('[popover]')

/** Tells a pointer on its way to the open level beside: it passes over the rows of a second column. */
function crosses(event: Event, button: HTMLElement): boolean {
  const { movementX = 0, movementY = 0 } = event as PointerEvent
  return button.matches('[data-menu-step]') && movementX > Math.abs(movementY)
}

function leaves(event: Event, target: Element): boolean {
  const { relatedTarget } = event as PointerEvent
  return !(relatedTarget instanceof Node && itemOf(target)?.contains(relatedTarget))
}

const dialogOf = (target: Element) =>
  target.closest('[data-menu-level="1"]')?.querySelector<HTMLDialogElement>('dialog')

function openDialog(target: Element) {
  const dialog = dialogOf(target)
  if (!dialog) return
  const letGo = holdPage(document)
  const leave = openLayer(window, { opener: document.activeElement, close: () => dialog.close() })
  const end = () => {
    letGo()
    leave()
  }
  dialog.addEventListener('close', end, { once: true })
  dialog.showModal()
}

function closeDialog(target: Element) {
  const dialog = dialogOf(target)
  if (dialog?.open) dialog.close()
}
