import { Message } from '@escapade/shared-ui/message/Message'
import { useId } from 'react'
import { Section } from '../../common/Section'
import styles from './Programme.module.scss'

type Props = {
  title: string
  lines: readonly string[]
  /** In a box that is not overlooked. */
  important?: boolean
}

/** Facts to know before one goes; nothing where there are none. */
export function Notes({ title, lines, important }: Props) {
  const id = useId()
  if (lines.length === 0) return null
  const list = (
    <ul className={styles.notes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  if (important)
    return (
      <section className={styles.important} aria-label={title}>
        <Message title={title}>{list}</Message>
      </section>
    )
  return (
    <Section id={id} title={title}>
      {list}
    </Section>
  )
}
