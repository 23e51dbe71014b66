import { type ReactNode, useDeferredValue, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import styles from './Modal.module.scss'
import { useModal } from './use-modal'

export type ModalProps = {
  onClose: () => void
  /** Its page opens it again when its history entry is come back to, by this name (`layerIn`). */
  name?: string
  title: ReactNode
  children: ReactNode
  /** Stays below the scrolling content: the buttons that confirm. */
  footer?: ReactNode
}

type Placed = ModalProps & {
  placement: 'centre' | 'full' | 'drawer' | 'full-drawer'
  size?: 's' | 'm' | 'l'
  /** Its content has to be there with the press: a phone opens its keyboard for no field that comes later. */
  atOnce?: boolean
}

/** The frame shared by Dialog and Drawer. It answers the press; what it holds is drawn right after. */
export function Modal(props: Placed) {
  const { onClose, name, title, children, footer, placement, size = 'm', atOnce = false } = props
  const { t } = useTranslation('ui')
  const titleId = useId()
  const isFilled = useDeferredValue(true, atOnce)
  return (
    <dialog
      {...useModal({ onClose, atOnce, name })}
      className={styles.modal}
      data-placement={placement}
      data-size={size}
      aria-labelledby={titleId}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 className={styles.title} id={titleId} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          <IconButton icon="x" label={t('layer.close')} onClick={onClose} />
        </header>
        <div className={styles.body}>{isFilled && children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
