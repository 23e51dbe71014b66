import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { useTranslation } from 'react-i18next'
import { Card, Look } from './ViewedCard'

/** Way back to a stay or an activity that was looked at, with its price of then. */
export function ViewedItem({ type, label, hotel, imageUrl, uri, price }: RecentlyViewedItem) {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const amount = formatCents({ cents: price.sellPrice, locale })
  const words = t(type === 'ACTIVITY' ? 'home.viewed.perAdult' : 'home.viewed.from', { amount })
  return <Card to={uri} look={<Look src={imageUrl} />} title={label} lines={[hotel.label, words]} />
}
