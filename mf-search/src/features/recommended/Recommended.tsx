import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Recommended.module.scss'
import { recommendedQuery } from './recommended-query'

type RecommendedProps = {
  id: string
  criteria: Criteria
  renderResult: (result: StayResult) => ReactNode
}

/** The stay that a link recommends, for the dates and the party of the search; not shown once it fails (SE-018). */
export default function Recommended({ id, criteria, renderResult }: RecommendedProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { data } = useQuery(recommendedQuery(useApi(), { id, locale, criteria }))
  if (!data) return null
  return (
    <section className={styles.recommended} aria-label={t('recommended.title')}>
      <Heading level={2} look={3}>
        {t('recommended.title')}
      </Heading>
      <div className={styles.card}>{renderResult(data)}</div>
    </section>
  )
}
