import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { focusFirst } from '../layer/focus-first'
import { Modal } from '../layer/Modal'
import { returnFocus } from '../layer/return-focus'
import { useWideScreen } from '../media/use-wide-screen'
import styles from './Popover.module.scss'
import { useDismissal } from './use-dismissal'

export type PopoverTrigger = {
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Draws the button that opens it; spread the props over it. */
  trigger: (props: PopoverTrigger) => ReactNode
  children: ReactNode
  footer?: ReactNode
  align?: 'start' | 'end'
  /** Form on a phone: a sheet from below, or the whole screen. */
  small?: 'drawer' | 'full' | 'full-drawer'
  /** `wide` for two months side by side. */
  size?: 'm' | 'wide'
}

/** A dropdown under its button; on a phone a modal sheet. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, title, trigger, children, footer, small = 'drawer' } = props
  const id = useId()
  const wide = useWideScreen()
  const box = useRef<HTMLDivElement>(null)
  useDismissal(box, open && wide, () => onOpenChange(false))
  const close = () => onOpenChange(false)
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || !wide) return
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the button and the panel alike
    <div ref={box} className={styles.anchor} onKeyDown={onEscape}>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && wide && (
        <Panel id={id} title={title} footer={footer} align={props.align} size={props.size}>
          {children}
        </Panel>
      )}
      {open && !wide && (
        <Modal title={title} footer={footer} placement={small} onClose={close}>
          {children}
        </Modal>
      )}
    </div>
  )
}

const edge = 16

/** Moves a panel that would stick out at the right, by a custom property: style attributes are for scripts only. */
function keepOnScreen(panel: HTMLElement) {
  const over = panel.getBoundingClientRect().right - (document.documentElement.clientWidth - edge)
  if (over > 0) panel.style.setProperty('--shift', `${-over}px`)
}

type PanelProps = Pick<PopoverProps, 'title' | 'children' | 'footer' | 'align' | 'size'> & { id: string }

function Panel({ id, title, children, footer, align = 'start', size = 'm' }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    keepOnScreen(element)
    focusFirst(element)
    // Up to its foot, with the buttons that confirm.
    element.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
    return () => {
      const opener = element.parentElement?.querySelector('[aria-haspopup="dialog"]')
      if (element.contains(document.activeElement)) returnFocus(opener)
    }
  }, [])
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={styles.panel}
      data-align={align}
      data-size={size}
    >
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
