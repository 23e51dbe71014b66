import type { HTMLAttributes } from 'react'
import { classNames } from '../common/class-names'
import styles from './BadgeRow.module.scss'

export const BadgeRow = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={classNames(styles.badgeRow, className)} />
)
