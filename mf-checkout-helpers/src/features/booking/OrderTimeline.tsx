import type { OrderTimelineEntry } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '../../common/use-moment-words'
import styles from './Booking.module.scss'

/** Steps of an order, each with its moment on the clock of the markets (D51). */
export function OrderTimeline({ entries }: { entries: readonly OrderTimelineEntry[] }) {
  const { t } = useTranslation('checkout')
  const momentOf = useMomentWords()
  return (
    <section aria-labelledby="history-title">
      <Heading level={2} look={3} id="history-title">
        {t('booking.history.title')}
      </Heading>
      <ol className={styles.history}>
        {entries.map(({ kind, at, by, agent, reason, inferred }) => (
          <li key={`${kind} ${at}`}>
            <span>{t(`booking.history.${kind}`, { context: by ?? undefined })}</span>
            <time dateTime={at}>{momentOf(at)}</time>
            {inferred && <small>{t('booking.history.inferred')}</small>}
            {(agent || reason) && <small>{[agent, reason].filter(Boolean).join(' · ')}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
