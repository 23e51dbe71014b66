import type { HTMLAttributes } from 'react'
import { classNames } from '../common/class-names'
import styles from './Grid.module.scss'

export type GridProps = HTMLAttributes<HTMLElement> & {
  /** Columns on a wide screen, 2 to 5; other values are clamped. One on a phone, two on a tablet. */
  columns?: number
  as?: 'div' | 'ul' | 'ol'
}

const clamp = (columns: number) => Math.min(5, Math.max(2, Math.trunc(columns) || 2))

export const Grid = ({ columns = 3, as: Tag = 'div', className, ...rest }: GridProps) => (
  <Tag {...rest} className={classNames(styles.grid, className)} data-columns={clamp(columns)} />
)
