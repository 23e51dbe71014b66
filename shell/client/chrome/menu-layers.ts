import { openLayer } from '@escapade/shared-contracts/history/layers'

/** Menus of the header are layers of a phone, which Back closes. On wide screens they hang from their buttons. */
export function layerMenus(document: Document): void {
  const onPhone = window.matchMedia('(max-width: 999.98px)')
  for (const panel of document.querySelectorAll<HTMLElement>('[data-shell="header"] [popover]')) {
    let leave = () => {}
    let isEntered = false
    const enter = () => {
      if (isEntered || !onPhone.matches) return
      isEntered = true
      const opener = document.querySelector(`[popovertarget="${panel.id}"]`)
      leave = openLayer(window, { opener, close: () => panel.hidePopover() })
    }
    panel.addEventListener('toggle', (event) => {
      if ((event as ToggleEvent).newState === 'open') return enter()
      isEntered = false
      leave()
    })
    // Browsers open them before scripts run.
    if (panel.matches(':popover-open')) enter()
  }
}
