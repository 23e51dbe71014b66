import { useApi } from '@escapade/remote-kit/runtime/query'
import type {
  OffersAnswer,
  OffersRequest,
  StayResult,
} from '@escapade/shared-contracts/api/search/search-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../search/waiting/Waiting'
import styles from './Fallback.module.scss'
import { fallbackQuery } from './fallback-query'

type FallbackProps = {
  request: OffersRequest
  exact: OffersAnswer
  /** `undated`: found without the dates of the search, for which they may not be had. */
  renderResults: (results: readonly StayResult[], undated: boolean) => ReactNode
  /** They stand in for a list of their own where nothing matches: how it is ordered, and what stands between. */
  tools: ReactNode
  between: (block: number, isLast: boolean) => ReactNode
  skeleton: ReactNode
  /** Neither an exact nor a wider result. */
  nothing: ReactNode
}

/** Stays beside the criteria where those leave a page unfilled. Below exact ones, a failure is only logged. */
export default function Fallback(props: FallbackProps) {
  const { request, exact, renderResults, tools, between, skeleton, nothing } = props
  const { t } = useTranslation('search')
  const query = useQuery(fallbackQuery(useApi(), { request, exact }))
  const isNoneExact = exact.searchDetails.totalCount === 0
  const { data } = query
  if (!data && isNoneExact)
    return <Waiting query={query} skeleton={skeleton} loading={t('fallback.loading')} />
  if (!data?.length) return isNoneExact ? nothing : null
  const message = isNoneExact ? t('fallback.noneExact') : t('fallback.someExact')
  return (
    <section className={styles.fallback} aria-label={message}>
      <Message announce>{message}</Message>
      {isNoneExact && tools}
      {data.map(({ variant, results }, index) => (
        <Fragment key={variant.name}>
          <div className={styles.block}>
            <Heading level={2} look={3}>
              {t(`fallback.${variant.isElsewhere ? 'elsewhere' : 'variant'}.${variant.name}`)}
            </Heading>
            {renderResults(results, variant.loosened.includes('dates'))}
          </div>
          {isNoneExact && between(index + 1, index === data.length - 1)}
        </Fragment>
      ))}
    </section>
  )
}
