import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ActivityResultCard } from '../../features/activities/ActivityResultCard'
import { ResultCard } from '../../features/results/ResultCard'
import { WishNotice } from '../../features/wish/WishNotice'
import { searchUriOf } from '../../search/route/route'
import { stayOf } from '../stay-criteria'
import { carouselQuery, criteriaOf, flowOf, type ResultCarouselProps } from './carousel-query'
import styles from './ResultCarousel.module.scss'

/** A few stays, gifts or activities on another page. Nothing found or a failure: nothing shown (CO-004, CO-015, CO-016). */
export function ResultCarousel(props: ResultCarouselProps) {
  const id = useId()
  const { locale } = useVisit()
  const page = useCriteria()
  const criteria = criteriaOf(props, stayOf(page.criteria))
  const { data } = useQuery(carouselQuery(useApi(), { locale, props, criteria }))
  if (!data || data.stays.length + data.activities.length === 0) return null
  const { title, linkLabel, newTab } = props
  const hash = serializeCriteria({ criteria })
  const card = { hash, newTab, headingLevel: 3 }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul className={styles.rail}>
        {data.stays.map((result) => (
          <li key={result.id}>
            <ResultCard {...card} result={result} view="total" asGift={flowOf(props) === 'gifting'} />
          </li>
        ))}
        {data.activities.map((activity) => (
          <li key={activity.id}>
            <ActivityResultCard {...card} activity={activity} />
          </li>
        ))}
      </ul>
      <AppLink to={searchUriOf({ flow: flowOf(props) }, hash)} className={styles.link}>
        {linkLabel}
      </AppLink>
      <WishNotice />
    </section>
  )
}
