import type { ReactNode } from 'react'
import { Heading } from '../heading/Heading'
import { Icon, type IconName } from '../icon/Icon'
import styles from './EmptyState.module.scss'

export type EmptyStateProps = {
  icon?: IconName
  title: string
  headingLevel?: number
  children?: ReactNode
  /** Way out of here: a Button. */
  action?: ReactNode
}

export const EmptyState = ({
  icon = 'search',
  title,
  headingLevel = 2,
  children,
  action,
}: EmptyStateProps) => (
  <div className={styles.emptyState}>
    <Icon name={icon} size="l" className={styles.icon} />
    <Heading level={headingLevel} look={3}>
      {title}
    </Heading>
    {children && <div className={styles.text}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
