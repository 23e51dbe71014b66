import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { SearchChange, WayOut } from '@escapade/shared-contracts/api/search/search-help-schemas'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefine } from '../../search/criteria/use-refine'
import { leaveForPage } from '../../search/keep-focus'
import { type SearchRoute, searchUriOf } from '../../search/route/route'
import { changedCriteria } from './changed-criteria'
import { changesInWords } from './changes-in-words'
import { helpQuery } from './help-query'
import styles from './WaysOut.module.scss'

type WaysOutProps = { route: SearchRoute; criteria: Criteria; request: OffersRequest; answer: OffersAnswer }

/**
 * Changes that would help a search that found nothing, each a press away, with the number of its results and their
 * lowest price.
 */
export default function WaysOut({ route, criteria, request, answer }: WaysOutProps) {
  const { t } = useTranslation('search')
  const { locale, now } = useVisit()
  const { navigate } = useShell()
  const { data, isPending } = useQuery(helpQuery(useApi(), request))
  const refine = useRefine(route)
  if (isPending) return <div className={styles.waiting} />
  if (!data || data.ways.length === 0) return null
  const go =
    (changes: SearchChange[]) =>
    ({ currentTarget }: MouseEvent) => {
      leaveForPage(currentTarget)
      const { flow, criteria: to } = changedCriteria({ flow: route.flow, criteria }, changes)
      if (flow === route.flow) refine(to)
      else navigate(searchUriOf({ flow }, serializeCriteria({ criteria: to })))
    }
  const labelOf = ({ changes, count, price }: WayOut) =>
    t('none.wouldLeave', {
      label: changesInWords(changes, { criteria, answer, locale, now, t }),
      count,
      price: formatCents({ cents: price, locale }),
    })
  return (
    <section className={styles.ways} aria-label={t('none.ways')}>
      <p className={styles.title}>{t('none.ways')}</p>
      {data.babiesPerRoom && <p>{t('none.lodging', { count: data.babiesPerRoom })}</p>}
      <ul className={styles.list}>
        {data.ways.map((way) => (
          <li key={JSON.stringify(way.changes)}>
            <Chip className={styles.way} icon={iconOf(way.changes)} onClick={go(way.changes)}>
              {labelOf(way)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

const iconOf = ([first]: SearchChange[]) => {
  if (first?.kind === 'night' || first?.kind === 'flex') return 'calendar'
  return first?.kind === 'without' ? 'x' : 'search'
}
