import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OffersAnswer, OffersRequest, StayResult } from '@escapade/shared-contracts/api/search-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Fallback.module.scss'
import { fallbackQuery } from './fallback-query'

type FallbackProps = {
  request: OffersRequest
  exact: OffersAnswer
  renderResults: (results: readonly StayResult[]) => ReactNode
  /** While the wider searches run. */
  loading: ReactNode
  /** Neither an exact nor a wider result. */
  nothing: ReactNode
}

/** Stays beside the criteria where those leave a page unfilled; a failure is only logged. */
export function Fallback({ request, exact, renderResults, loading, nothing }: FallbackProps) {
  const { t } = useTranslation('search')
  const { data, isLoading } = useQuery(fallbackQuery(useApi(), { request, exact }))
  const isNoneExact = exact.searchDetails.totalCount === 0
  if (isLoading) return isNoneExact ? loading : null
  if (!data?.length) return isNoneExact ? nothing : null
  const message = isNoneExact ? t('fallback.noneExact') : t('fallback.someExact')
  return (
    <section className={styles.fallback} aria-label={message}>
      <Message announce>{message}</Message>
      {data.map(({ variant, results }) => (
        <div key={variant.name} className={styles.block}>
          <Heading level={2} look={3}>
            {t(`fallback.variant.${variant.name}`)}
          </Heading>
          {renderResults(results)}
        </div>
      ))}
    </section>
  )
}
