import styles from './Logo.module.scss'

export type LogoProps = {
  href: string
  /** Name of the link: the shop and where it leads. */
  label: string
  /** Written beside the mark. */
  name?: string
  onDark?: boolean
}

export const Logo = ({ href, label, name = 'Escapade', onDark }: LogoProps) => (
  <a className={styles.logo} href={href} aria-label={label} data-on-dark={onDark || undefined}>
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M4 30V16a12 12 0 0 1 24 0v14Z" />
      <circle className={styles.sun} cx="19" cy="14.5" r="4.2" />
      <path className={styles.wave} d="M4 24c5-5 9-5 13-1.5S25 25 28 22v8H4Z" />
    </svg>
    <span>{name}</span>
  </a>
)
