import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import styles from './Accordion.module.scss'

export type AccordionProps = { title: ReactNode; children: ReactNode; open?: boolean }

/** One question and its answer; opens without script. */
export const Accordion = ({ title, children, open }: AccordionProps) => (
  <details className={styles.accordion} open={open}>
    <summary>
      <span>{title}</span>
      <Icon name="down" />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
)
