import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Carousel } from '@escapade/shared-ui/carousel/Carousel'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NearbyCard } from './NearbyCard'
import { nearbyQuery } from './nearby-query'
import styles from './Others.module.scss'

type Props = { activity: Pick<ActivityOnlyDetail, 'id' | 'mainActivityCenter'> }

/** Other activities around; nothing when there are none, or when it cannot be told. */
export function Nearby({ activity }: Props) {
  const { t } = useTranslation('activity')
  const { locale } = useVisit()
  const { data = [] } = useQuery(nearbyQuery(useApi(), { activity, locale }))
  const others = data.filter(({ id }) => id !== activity.id)
  if (others.length === 0) return null
  const title = t('nearby.title', { town: activity.mainActivityCenter.location.label })
  return (
    <div className={styles.others}>
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      <Carousel label={title} columns={3}>
        {others.map((other) => (
          <NearbyCard key={other.id} activity={other} />
        ))}
      </Carousel>
    </div>
  )
}
