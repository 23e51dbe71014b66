import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon'
import styles from './Message.module.scss'

type MessageTone = 'info' | 'success' | 'warn' | 'danger'

export type MessageProps = {
  tone?: MessageTone
  icon?: IconName
  title?: ReactNode
  children?: ReactNode
  /** It appears in answer to something: read it out. Leave it off for what was there from the start. */
  announce?: boolean
}

const icons: Record<MessageTone, IconName> = { info: 'info', success: 'check', warn: 'clock', danger: 'info' }

export function Message({ tone = 'info', icon = icons[tone], title, children, announce }: MessageProps) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={styles.message} data-tone={tone} role={announce ? role : undefined}>
      <Icon name={icon} className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  )
}
