import { useRecentlyViewed } from '@escapade/remote-kit/runtime/recently-viewed'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../common/viewed/ViewedCard'
import { ViewedItem } from '../../common/viewed/ViewedItem'

/** Stays and activities that were looked at on this device; nothing where there are none. */
export function RecentlyViewed() {
  const { t } = useTranslation('content')
  const id = useId()
  const items = useRecentlyViewed()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading level={2} look={3} id={id}>
        {t('home.viewed.title')}
      </Heading>
      <CardList>
        {items.map((item) => (
          <ViewedItem key={`${item.type}/${item.id}`} {...item} />
        ))}
      </CardList>
    </section>
  )
}
