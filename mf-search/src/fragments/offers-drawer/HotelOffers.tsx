import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { searchLayerClosed } from '@escapade/shared-contracts/events/events'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { useTranslation } from 'react-i18next'
import OffersDrawer from '../../features/offers-drawer/OffersDrawer'
import { offersRequest } from '../../search/queries/offers-request'
import { stayOf } from '../stay-criteria'

export type HotelOffersProps = FragmentProps['mf-search/offers-drawer']

/** Everything a hotel sells for the dates and the party of the page, the cheapest first. An event announces that it was closed. */
export function HotelOffers({ hotel }: HotelOffersProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const emit = useEmit()
  const stay = stayOf(criteria)
  return (
    <OffersDrawer
      hotel={hotel}
      search={offersRequest({ locale, flow: 'booking', criteria: stay, page: 0 })}
      hash={serializeCriteria({ criteria: stay })}
      backLabel={t('offers.backToPage')}
      onClose={() => emit(searchLayerClosed, { layer: 'offers' })}
    />
  )
}
