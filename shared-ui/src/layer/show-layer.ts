import { afterPaint } from './after-paint'
import { focusFirst } from './focus-first'

type ShowOptions = {
  /** The press leads to typing: phones open the keyboard only if focus moves during the tap. */
  atOnce: boolean
}

/**
 * Shows a dialog over the page. It becomes modal once it is painted: a page behind a modal dialog is inert, for which the
 * browser styles anew all of it that is in sight, and a press need not wait for that. Returns how to take it away.
 */
export function showLayer(dialog: HTMLDialogElement, { atOnce }: ShowOptions): () => void {
  let isShown = true
  const makeModal = () => {
    // A page that goes takes its dialogs out of the document before it tidies up after them.
    if (!isShown || !dialog.isConnected) return
    dialog.popover = null
    dialog.showModal()
    focusFirst(dialog)
  }
  // In between its two ways of being open, too, so that its animation goes on.
  dialog.dataset.shown = ''
  // Environments without modal dialogs show it in place.
  if (!dialog.showModal) dialog.setAttribute('open', '')
  else if (atOnce || !dialog.showPopover) dialog.showModal()
  else {
    dialog.popover = 'manual'
    dialog.showPopover()
    afterPaint(makeModal)
  }
  focusFirst(dialog)
  return () => {
    isShown = false
    dialog.close?.()
  }
}
