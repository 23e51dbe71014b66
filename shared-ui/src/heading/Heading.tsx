import type { HTMLAttributes, Ref } from 'react'
import { classNames } from '../common/class-names'
import styles from './Heading.module.scss'

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** Place in the outline. Below 1 is 1, above 5 is 5 (D118). */
  level: number
  /** Level that the heading looks like, when that differs from its place. */
  look?: number
  ref?: Ref<HTMLHeadingElement>
}

const tags = ['h1', 'h2', 'h3', 'h4', 'h5'] as const
const clamp = (level: number) => Math.min(5, Math.max(1, Math.trunc(level) || 1))

export function Heading({ level, look = level, className, ...rest }: HeadingProps) {
  const Tag = tags[clamp(level) - 1] ?? 'h1'
  return <Tag {...rest} className={classNames(styles.heading, className)} data-look={clamp(look)} />
}
