import { openLayer } from '@escapade/shared-contracts/history/layers'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { holdPage } from './hold-page'
import { returnFocus } from './return-focus'
import { showLayer } from './show-layer'

type ModalOptions = { onClose: () => void; atOnce: boolean; name?: string | undefined }

/** Opener of a layer that was taken out just now: what stands in its place was opened by the same press. */
let justLeft: Element | null = null

/** Element that was pressed. Of a layer that stood in for another one, the focus is nowhere when that comes. */
const pressed = (): Element | null => {
  const focused = document.activeElement
  return focused && focused !== document.body ? focused : justLeft
}

/** Opens a native modal dialog for as long as it is drawn, and gives the focus back where it came from. */
function useShownModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions) {
  const { atOnce, name } = options
  const close = useEffectEvent(() => options.onClose())
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = pressed()
    const letGo = holdPage(document)
    const takeAway = showLayer(element, { atOnce })
    const leave = openLayer(window, { name, opener, close })
    return () => {
      leave()
      takeAway()
      letGo()
      returnFocus(opener)
      justLeft = opener
      setTimeout(() => {
        justLeft = null
      })
    }
  }, [dialog, atOnce, name])
}

/** Props of a `<dialog>` that is modal while mounted and asks to be closed by Escape, Back or a press beside it. */
export function useModal(options: ModalOptions) {
  const { onClose } = options
  const ref = useRef<HTMLDialogElement>(null)
  useShownModal(ref, options)
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
