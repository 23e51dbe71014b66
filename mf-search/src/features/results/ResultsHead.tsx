import { Heading } from '@escapade/shared-ui/heading/Heading'
import type { ReactNode } from 'react'
import styles from './Results.module.scss'

type ResultsHeadProps = {
  title: string
  /** Under the title: in which order, and why. */
  about?: ReactNode
  /** Beside it: the view of prices. */
  tools?: ReactNode
}

/** The title of the page, whatever became of the search. */
export const ResultsHead = ({ title, about, tools }: ResultsHeadProps) => (
  <div className={styles.head}>
    <Heading level={1}>{title}</Heading>
    {about && <div className={styles.aboutList}>{about}</div>}
    {tools && <div className={styles.views}>{tools}</div>}
  </div>
)
