import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { useQueries } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefine } from '../../search/criteria/use-refine'
import { leaveForPage } from '../../search/keep-focus'
import { countRequest } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import type { SearchRoute } from '../../search/route/route'
import styles from './WaysOut.module.scss'
import { waysOut } from './ways-out'

type WaysOutProps = { route: SearchRoute; criteria: Criteria; answer: OffersAnswer }

/** What narrows a search that found nothing, each to be taken away, with what that would leave and from what price. */
export default function WaysOut({ route, criteria, answer }: WaysOutProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const api = useApi()
  const refine = useRefine(route)
  const ways = waysOut({ flow: route.flow, criteria, answer, locale, t })
  const found = useQueries({
    queries: ways.map(({ without }) =>
      resultsQuery(api, countRequest({ locale, flow: route.flow, criteria: without })),
    ),
  })
  if (ways.length === 0) return null
  const textOf = (label: string, left: OffersAnswer | undefined) => {
    const least = left?.filters.price?.min
    if (!left?.searchDetails.totalCount || least == null) return t('none.without', { label })
    const price = formatCents({ cents: least, locale })
    return t('none.wouldLeave', { label, count: left.searchDetails.totalCount, price })
  }
  const takeAway =
    (without: Criteria) =>
    ({ currentTarget }: MouseEvent) => {
      leaveForPage(currentTarget)
      refine(without)
    }
  return (
    <section className={styles.ways} aria-label={t('none.ways')}>
      <p className={styles.title}>{t('none.ways')}</p>
      <ChipRow>
        {ways.map(({ id, label, without }, index) => (
          <Chip key={id} icon="x" onClick={takeAway(without)}>
            {textOf(label, found[index]?.data)}
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
