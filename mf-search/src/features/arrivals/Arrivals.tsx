import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Arrival } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { defaultNights } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { shortDay } from '@escapade/shared-ui/calendar/day-texts'
import { useTranslation } from 'react-i18next'
import { onDay } from '../../search/criteria/on-day'
import styles from './Arrivals.module.scss'

type ArrivalsProps = {
  arrivals: readonly Arrival[]
  criteria: Criteria
  onChoose: (criteria: Criteria) => void
}

/** Flexible dates at a glance: each day that one can arrive on, with the lowest price; a press chooses the day. */
export default function Arrivals({ arrivals, criteria, onChoose }: ArrivalsProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { nights = defaultNights } = criteria
  const best = Math.min(...arrivals.map(({ price }) => price))
  const title = t('arrivals.title', { count: nights })
  return (
    <section className={styles.arrivals} aria-label={title}>
      <p>{title}</p>
      <ul>
        {arrivals.map(({ checkin, price }) => (
          <li key={checkin}>
            <button
              type="button"
              data-best={price === best || undefined}
              onClick={() => onChoose(onDay(criteria, { checkin, nights }))}
            >
              {shortDay(checkin, locale)} <b>{formatCents({ cents: price, locale })}</b>
              {price === best && <span className="vh"> {t('arrivals.best')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
