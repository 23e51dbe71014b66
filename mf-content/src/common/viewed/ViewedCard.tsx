import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import type { ReactNode } from 'react'
import styles from './Viewed.module.scss'

type CardProps = {
  to: string
  look: ReactNode
  title: string
  lines: (string | null)[]
}

/** Cards in a row that scrolls sideways. */
export const CardList = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <ul className={`${styles.list} ${className}`}>{children}</ul>
)

export const Card = ({ to, look, title, lines }: CardProps) => (
  <li>
    <AppLink to={to} className={styles.item}>
      {look}
      <span>
        <b>{title}</b>
        {lines.map((line) => line && <span key={line}>{line}</span>)}
      </span>
    </AppLink>
  </li>
)

export const Look = ({ src }: { src: string }) => (
  <Picture src={src} alt="" width={96} height={72} sizes="72px" />
)
