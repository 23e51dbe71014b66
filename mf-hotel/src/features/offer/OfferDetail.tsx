import type { HotelOffer } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { BookingStay, StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Drawer } from '@escapade/shared-ui/drawer/Drawer'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { OfferContent } from './OfferContent'
import { OfferFoot } from './OfferFoot'
import { useBook } from './use-book'
import { useOffer } from './use-offer'

type Props = {
  hotelId: string
  offer: HotelOffer
  stay: BookingStay & { dates: StayDates }
  onClose: () => void
}

/** An offer of a room with everything that is decided before the checkout: a modal, on a phone a drawer (HO-006). */
export function OfferDetail({ hotelId, offer: shown, stay, onClose }: Props) {
  const isWide = useWideScreen()
  const Layer = isWide ? Dialog : Drawer
  const offer = useOffer({ firstId: shown.id, party: stay.party, dates: stay.dates })
  const label = offer.detail.data?.label ?? shown.label
  const booking = useBook({ hotelId, label }, offer)
  return (
    <Layer title={label} footer={<OfferFoot offer={offer} stay={stay} {...booking} />} onClose={onClose}>
      <OfferContent offer={offer} stay={stay} onRetry={() => void offer.quote.refetch()} />
    </Layer>
  )
}
