import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../common/class-names'
import { Icon, type IconName } from '../icon/Icon'
import styles from './IconButton.module.scss'

type Look = {
  icon: IconName
  /** Action of the button, for those who do not see the icon. */
  label: string
  line?: boolean
}
type AsButton = Look & {
  href?: undefined
  ref?: Ref<HTMLButtonElement>
} & ButtonHTMLAttributes<HTMLButtonElement>
type AsLink = Look & { href: string; ref?: Ref<HTMLAnchorElement> } & AnchorHTMLAttributes<HTMLAnchorElement>

export type IconButtonProps = AsButton | AsLink

export function IconButton({ icon, label, line, className, ...rest }: IconButtonProps) {
  const look = {
    className: classNames(styles.iconButton, className),
    'data-line': line || undefined,
    'aria-label': label,
  }
  if (rest.href !== undefined)
    return (
      <a {...rest} {...look}>
        <Icon name={icon} />
      </a>
    )
  return (
    <button type="button" {...rest} {...look}>
      <Icon name={icon} />
    </button>
  )
}
