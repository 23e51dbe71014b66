import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './OtherOffers.module.scss'
import { roomOffersQuery } from './other-offers-query'

type Props = { productId: string; party: Party; dates: { checkin: string; nights: number } }

/** The same room on the same dates with other things included, with the price of each. */
export function RoomOffers({ productId, party, dates }: Props) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const { data = [] } = useQuery(roomOffersQuery(useApi(), { id: productId, locale, party, dates }))
  const offers = data.filter(({ weekendId }) => weekendId !== productId)
  if (offers.length === 0) return null
  const { activityDates, ...rest } = criteria
  const hash = serializeCriteria({ criteria: rest })
  return (
    <div className={styles.room}>
      <h3>{t('others.room')}</h3>
      <ul>
        {offers.map(({ weekendId, label, priceInfo }) => (
          <li key={weekendId}>
            <AppLink to={`/product/${encodeURIComponent(weekendId)}#${hash}`}>{label}</AppLink>
            <b>{formatCents({ cents: priceInfo.sellPrice, locale })}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
