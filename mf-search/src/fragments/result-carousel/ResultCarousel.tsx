import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ResultCard } from '../../features/results/ResultCard'
import { carouselQuery, type ResultCarouselProps } from './carousel-query'
import styles from './ResultCarousel.module.scss'

/** A few stays on another page. Nothing found or a failure: nothing shown (CO-004, CO-016). */
export function ResultCarousel(props: ResultCarouselProps) {
  const id = useId()
  const { locale } = useVisit()
  const { data } = useQuery(carouselQuery(useApi(), locale, props))
  if (!data || data.exactMatch.length === 0) return null
  const { checkin, checkout, nights, theme, city, region } = props
  const hash = serializeCriteria({ criteria: { checkin, checkout, nights, theme, city, region } })
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {props.title}
      </Heading>
      <ul className={styles.rail}>
        {data.exactMatch.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} hash={hash} view="total" headingLevel={3} />
          </li>
        ))}
      </ul>
      <AppLink to={`/search?flow=booking${hash && `#${hash}`}`} className={styles.link}>
        {props.linkLabel}
      </AppLink>
    </section>
  )
}
