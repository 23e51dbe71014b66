import { below } from '@escapade/shared-contracts/mount/below'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import type { ReactNode } from 'react'
import styles from './Section.module.scss'

type Props = { id: string; title: string; children: ReactNode }

/** A part of the page under its heading; can be jumped to. */
export const Section = ({ id, title, children }: Props) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1} {...below}>
    <Heading level={2} id={`${id}-title`} className={styles.title}>
      {title}
    </Heading>
    {children}
  </section>
)
