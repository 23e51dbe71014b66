import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { focusFirst } from './focus-first'
import { holdPage } from './hold-page'
import { returnFocus } from './return-focus'

/** Opens a native modal dialog for as long as it is drawn, and gives the focus back where it came from. */
function useShownModal(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    const letGo = holdPage(document)
    // Environments without modal dialogs show it in place.
    if (element.showModal) element.showModal()
    else element.setAttribute('open', '')
    focusFirst(element)
    return () => {
      element.close?.()
      letGo()
      returnFocus(opener)
    }
  }, [dialog])
}

/** Props of a `<dialog>` that is modal while mounted and asks to be closed by Escape, Back or a press beside it. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useShownModal(ref)
  const ask = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return {
    ref,
    // The dialog closes when its owner stops drawing it, never by itself.
    onCancel: (event: SyntheticEvent) => event.target === ref.current && ask(event),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && ask(event),
    onMouseDown: (event: MouseEvent) => event.target === ref.current && ask(event),
  }
}
