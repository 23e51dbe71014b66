import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import styles from './Notice.module.scss'

export type NoticeProps = {
  children: ReactNode
  /** Remedy that is still open to the visitor. */
  action?: { label: string; onPress: () => void }
  onClose: () => void
}

/** Time to read a line and to reach for its button. */
const shownMs = 8000

/**
 * Says what has just happened, above the page and without taking the focus; goes by itself unless the pointer or
 * the focus is on it. Give it a `key` for each happening.
 */
export function Notice({ children, action, onClose }: NoticeProps) {
  const { t } = useTranslation('ui')
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(), shownMs)
    return () => clearTimeout(timer)
  }, [held])
  return (
    <div
      className={styles.notice}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{children}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton icon="x" label={t('layer.close')} onClick={onClose} />
    </div>
  )
}
