import type { ComponentProps } from 'react'
import { classNames } from '../common/class-names'
import styles from './ChipRow.module.scss'

/** Chips side by side. `rail` keeps them on one line that scrolls to the edges of the page on small screens. */
export type ChipRowProps = ComponentProps<'div'> & { rail?: boolean }

export const ChipRow = ({ rail, className, ...rest }: ChipRowProps) => (
  <div {...rest} className={classNames(styles.chipRow, className)} data-rail={rail || undefined} />
)
