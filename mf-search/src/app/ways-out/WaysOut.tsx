import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { useQueries } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefine } from '../../search/criteria/use-refine'
import { leaveForPage } from '../../search/keep-focus'
import { cheapestRequest, lowestPrice } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import type { SearchRoute } from '../../search/route/route'
import styles from './WaysOut.module.scss'
import { waysOut } from './ways-out'

type WaysOutProps = { route: SearchRoute; criteria: Criteria; answer: OffersAnswer }

/**
 * Changes that would help a search that found nothing, each a press away, with the number of its results and their
 * lowest price.
 */
export default function WaysOut({ route, criteria, answer }: WaysOutProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const api = useApi()
  const refine = useRefine(route)
  const ways = waysOut({ flow: route.flow, criteria, answer, locale, t })
  const found = useQueries({
    queries: ways.map(({ to }) =>
      resultsQuery(api, cheapestRequest({ locale, flow: route.flow, criteria: to })),
    ),
  })
  if (ways.length === 0) return null
  const go =
    (to: Criteria) =>
    ({ currentTarget }: MouseEvent) => {
      leaveForPage(currentTarget)
      refine(to)
    }
  return (
    <section className={styles.ways} aria-label={t('none.ways')}>
      <p className={styles.title}>{t('none.ways')}</p>
      <ChipRow>
        {ways.map(({ id, label, icon, to, ifFound }, index) => {
          const left = inNumbers(found[index]?.data, locale)
          return (
            (left || !ifFound) && (
              <Chip key={id} icon={icon} onClick={go(to)}>
                {left ? t('none.wouldLeave', { label, ...left }) : label}
              </Chip>
            )
          )
        })}
      </ChipRow>
    </section>
  )
}

/** Number of results and their lowest price; null: none, or not known yet. */
function inNumbers(answer: OffersAnswer | undefined, locale: Locale) {
  const least = answer && lowestPrice(answer)
  const count = answer?.searchDetails.totalCount
  return count && least != null ? { count, price: formatCents({ cents: least, locale }) } : null
}
