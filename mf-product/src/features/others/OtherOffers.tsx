import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSeen } from '../../common/use-seen'
import { OfferCarousel } from './OfferCarousel'
import { otherOffersQuery } from './other-offers-query'

type Props = {
  product: Pick<StayDetail, 'id' | 'hotel'>
  party: Party
  dates: { checkin: string; nights: number } | null
}

/** About a screen ahead: they are there when one arrives. */
const aheadOfSight = '800px 0px'

/** Other stays at the same hotel, asked for as they come near the view; nothing when there are none. */
export function OtherOffers({ product, party, dates }: Props) {
  const { locale } = useVisit()
  const { ready } = useCriteria()
  const place = useRef<HTMLDivElement>(null)
  const near = useSeen(place, aheadOfSight)
  const { hotel } = product
  const { data } = useQuery({
    ...otherOffersQuery(useApi(), { hotelId: hotel.id, locale, party, dates }),
    enabled: ready && near,
  })
  const offers = data?.exactMatch[0]?.packages.filter(({ id }) => id !== product.id) ?? []
  if (offers.length === 0) return <div ref={place} />
  return <OfferCarousel hotel={hotel} offers={offers} />
}
