import { Heading } from '@escapade/shared-ui/heading/Heading'
import type { ReactNode } from 'react'
import styles from './Section.module.scss'

type Props = { id: string; title: string; children: ReactNode }

/** A part of the page under its heading. */
export const Section = ({ id, title, children }: Props) => (
  <section className={styles.section} aria-labelledby={id}>
    <Heading level={2} id={id} className={styles.title}>
      {title}
    </Heading>
    {children}
  </section>
)
