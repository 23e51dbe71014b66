import type { ReactNode } from 'react'
import styles from './Banner.module.scss'

const colors = ['black', 'grey', 'red', 'yellow', 'blue', 'green'] as const
type BannerColor = (typeof colors)[number]

/** The announcement strip above the header (spec B §3). An unknown colour is black. */
export type BannerProps = { color: BannerColor | (string & {}); children: ReactNode }

export const Banner = ({ color, children }: BannerProps) => (
  <p className={styles.banner} data-color={colors.find((one) => one === color) ?? 'black'}>
    {children}
  </p>
)
