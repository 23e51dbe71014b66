import { useFollow } from '@escapade/remote-kit/runtime/app-link'
import { useRecentlyViewed } from '@escapade/remote-kit/runtime/recently-viewed'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { ActivityCard } from '@escapade/shared-ui/card/ActivityCard'
import { Carousel } from '@escapade/shared-ui/carousel/Carousel'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Others.module.scss'

/** Activities that were looked at before, this one not among them (AC-010). */
export function ViewedActivities({ except }: { except: string }) {
  const { t } = useTranslation('activity')
  const items = useRecentlyViewed().filter(({ type, id }) => type === 'ACTIVITY' && id !== except)
  if (items.length === 0) return null
  const title = t('viewed.title')
  return (
    <div className={styles.others}>
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      <Carousel label={title} columns={4}>
        {items.map((item) => (
          <ViewedCard key={item.id} item={item} />
        ))}
      </Carousel>
    </div>
  )
}

function ViewedCard({ item }: { item: RecentlyViewedItem }) {
  const { visit, href } = useShell()
  const follow = useFollow()
  return (
    <ActivityCard
      href={href(item.uri)}
      onOpen={follow(item.uri)}
      title={item.label}
      image={{ base: item.imageUrl, alt: '' }}
      where={item.hotel.location.label}
      center={{ label: item.hotel.label, star: item.hotel.stars || null }}
      headwords=""
      price={{ ...item.price, locale: visit.locale }}
    />
  )
}
