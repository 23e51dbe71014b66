import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { type Criteria, locationKeys } from '@escapade/shared-contracts/criteria/criteria'
import { onlyKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useTranslation } from 'react-i18next'
import { searchUriOf } from '../../search/route/route'
import { PromoCard } from './PromoCard'

/**
 * Link to give stays of that place away: closes the last block of stays (SE-019). Gift stays are no help to customer
 * care.
 */
export function GiftCrossSell({ flow, criteria }: { flow: Flow; criteria: Criteria }) {
  const { t } = useTranslation('search')
  const { customerCare } = useVisit()
  if (flow !== 'booking' || customerCare) return null
  const hash = serializeCriteria({ criteria: onlyKeys(criteria, locationKeys) })
  return (
    <PromoCard
      title={t('promo.crossSell.title')}
      text={t('promo.crossSell.text')}
      link={{ label: t('promo.crossSell.link'), to: searchUriOf({ flow: 'gifting' }, hash) }}
    />
  )
}
