import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities-schemas'
import { activityPartyPrice } from '@escapade/shared-contracts/rules/activity-party-price'
import { formatCents } from '@escapade/shared-contracts/rules/format-cents'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './Activity.module.scss'

/** A day activity: what, where, and for how much (AC-002, AC-004, AC-005). */
export function ActivityDetail({ activity }: { activity: ActivityOnlyDetail }) {
  const { t } = useTranslation('activity')
  const [picture] = activity.imagesBySize
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {picture && (
          <div className={styles.picture}>
            <Picture
              src={picture.base}
              alt={picture.alt}
              width={960}
              height={720}
              sizes="(min-width: 1000px) 760px, 100vw"
              priority
            />
          </div>
        )}
        <Heading level={1}>{activity.label}</Heading>
        <p className={styles.where}>
          {activity.mainActivityCenter.label} · {activity.mainActivityCenter.location.label}
        </p>
        <p className={styles.lead}>{activity.description}</p>
        {activity.activities.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </div>
      <aside className={styles.aside}>
        <Prices prices={activity.prices} />
        <p className={styles.note}>{t('voucher')}</p>
      </aside>
    </div>
  )
}

function Part({ part }: { part: ActivityOnlyDetail['activities'][number] }) {
  const { t } = useTranslation('activity')
  const lists = [
    ['composition', part.composition],
    ['schedules', part.schedules],
    ['important', part.importantInformation],
  ] as const
  return (
    <section>
      <Heading level={2} look={3}>
        {part.title}
      </Heading>
      <p>{part.description}</p>
      {lists.map(([name, lines]) =>
        lines.length === 0 ? null : (
          <div key={name} className={styles.list}>
            <h3>{t(name)}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  )
}

/** Each party size with its price; the one of the criteria is marked (AC-007). */
function Prices({ prices }: { prices: ActivityOnlyDetail['prices'] }) {
  const { t } = useTranslation('activity')
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const sizes = Object.keys(prices).map(Number)
  return (
    <section aria-labelledby="prices">
      <Heading level={2} look={4} id="prices">
        {t('prices')}
      </Heading>
      <dl className={styles.prices}>
        {sizes.map((adults) => {
          const price = activityPartyPrice({ prices, adults })
          return price ? (
            <div key={adults} data-current={adults === (criteria.a ?? 2) || undefined}>
              <dt>{t('adults', { count: adults })}</dt>
              <dd>{formatCents({ cents: price.total, locale })}</dd>
            </div>
          ) : null
        })}
      </dl>
    </section>
  )
}
