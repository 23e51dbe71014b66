import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../common/class-names'
import { Icon, type IconName } from '../icon/Icon'
import styles from './Chip.module.scss'

type Look = {
  icon?: IconName
  /** Icon behind the text: `down` where it opens something, `x` where it removes. */
  trailingIcon?: IconName
  /** A value is set behind it (a filter in use): quieter than selected. */
  set?: boolean
  size?: 's' | 'm'
  children: ReactNode
}
type AsButton = Look & {
  href?: undefined
  /** Given: the chip is a toggle. */
  selected?: boolean
  ref?: Ref<HTMLButtonElement>
} & ButtonHTMLAttributes<HTMLButtonElement>
type AsLink = Look & {
  href: string
  selected?: undefined
  ref?: Ref<HTMLAnchorElement>
} & AnchorHTMLAttributes<HTMLAnchorElement>

export type ChipProps = AsButton | AsLink

export function Chip(props: ChipProps) {
  const { icon, trailingIcon, set, size = 'm', children, className, selected, ...rest } = props
  const look = {
    className: classNames(styles.chip, className),
    'data-set': set || undefined,
    'data-size': size,
  }
  const content = (
    <>
      {icon && <Icon name={icon} size="s" />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} size="s" />}
    </>
  )
  if (rest.href !== undefined)
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    )
  return (
    <button type="button" aria-pressed={selected} {...rest} {...look}>
      {content}
    </button>
  )
}
