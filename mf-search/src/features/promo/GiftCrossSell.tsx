import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { type Criteria, placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { useTranslation } from 'react-i18next'
import { PromoCard } from './PromoCard'

const locationKeys: readonly string[] = [...placeKeys, 'lat', 'lng']

/** The same place, to give away: closes the last block of stays (SE-019). Gift stays are no help to customer care. */
export function GiftCrossSell({ flow }: { flow: Flow }) {
  const { t } = useTranslation('search')
  const { customerCare } = useVisit()
  const { criteria } = useCriteria()
  if (flow !== 'booking' || customerCare) return null
  const hash = serializeCriteria({ criteria: locationOf(criteria) })
  return (
    <PromoCard
      title={t('promo.crossSell.title')}
      text={t('promo.crossSell.text')}
      link={{ label: t('promo.crossSell.link'), to: `/search?flow=gifting${hash && `#${hash}`}` }}
    />
  )
}

const locationOf = (criteria: Criteria): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([key]) => locationKeys.includes(key)))
