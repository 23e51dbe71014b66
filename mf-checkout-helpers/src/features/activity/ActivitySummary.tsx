import type {
  ActivityOnlyDetail,
  ActivityOnlyItem,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ActivitySummary.module.scss'

type Props = {
  activity: ActivityOnlyDetail
  item: ActivityOnlyItem
  /** Arrival of one that goes to its recipient. */
  way: ReactNode
}

/** Purpose of the voucher, and how it comes. */
export function ActivitySummary({ activity, item, way }: Props) {
  const { t } = useTranslation('checkout')
  const facts = [
    { icon: 'users', text: t('stay.adults', { count: item.adults }) },
    { icon: 'mail', text: way ?? t('activity.digital') },
    { icon: item.customType === 'OWN_USE' ? 'user' : 'gift', text: t(`activity.for.${item.customType}`) },
    { icon: 'clock', text: t(item.date ? 'activity.validDated' : 'activity.valid') },
  ] as const
  return (
    <section aria-labelledby="activity-title">
      <Heading level={2} look={3} id="activity-title">
        {t('activity.includes')}
      </Heading>
      {activity.activities.map((part) => (
        <div key={part.title} className={styles.part}>
          <h3>{part.title}</h3>
          <ul>
            {part.composition.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={styles.facts}>
        {facts.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
