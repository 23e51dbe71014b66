import type { ReactNode } from 'react'
import styles from './Tag.module.scss'

const types = ['neutral', 'info', 'cancelled', 'brand', 'success', 'pending'] as const
export type TagType = (typeof types)[number]

/** `type` comes from data as well: a value we do not know is neutral (spec B §3). */
export type TagProps = { type?: TagType | (string & {}); children: ReactNode }

const known = (type: string): TagType => types.find((one) => one === type) ?? 'neutral'

export const Tag = ({ type = 'neutral', children }: TagProps) => (
  <span className={styles.tag} data-type={known(type)}>
    {children}
  </span>
)
