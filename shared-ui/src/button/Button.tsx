import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../common/class-names'
import { Icon, type IconName } from '../icon/Icon'
import styles from './Button.module.scss'

type Look = {
  /** `action` is the one coral button of a page; `brand` confirms the rest; `light` stands on dark bands. */
  variant?: 'action' | 'brand' | 'line' | 'light' | 'text'
  size?: 'm' | 'l'
  wide?: boolean
  icon?: IconName
  children: ReactNode
}
type AsButton = Look & {
  href?: undefined
  /** Work is under way: the button keeps its place and focus, and swallows clicks. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
} & ButtonHTMLAttributes<HTMLButtonElement>
type AsLink = Look & {
  href: string
  busy?: undefined
  ref?: Ref<HTMLAnchorElement>
} & AnchorHTMLAttributes<HTMLAnchorElement>

export type ButtonProps = AsButton | AsLink

const swallow = (event: MouseEvent) => event.preventDefault()

export function Button(props: ButtonProps) {
  const { variant = 'brand', size = 'm', wide, icon, children, className, busy, ...rest } = props
  const look = {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  }
  const content = (
    <>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </>
  )
  if (rest.href !== undefined)
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    )
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : rest.onClick}
    >
      {content}
    </button>
  )
}
