import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { CarePanel } from '@escapade/shared-ui/care-panel/CarePanel'

/** The ids of a stay and who sells it. */
export function StayCare({ product }: { product: StayDetail }) {
  return <CarePanel facts={factsOf(product)} offers={[offerOf(product)]} />
}

const factsOf = ({ room, minNights, maxNights, connectivity }: StayDetail) => [
  { name: 'room', value: room.id },
  { name: 'nights', value: `${minNights}–${maxNights}` },
  { name: 'connectivity', value: connectivity ?? 'PRODUCTION' },
]

const offerOf = ({ id, label, hotel, channelManagerId, cancellationPolicy, published }: StayDetail) => ({
  id,
  label: `${label}, ${hotel.label}`,
  hotelId: hotel.id,
  // Without a channel manager the hotel's rates are our own.
  provider: channelManagerId ?? 'own',
  notes: [{ code: cancellationPolicy.type }, ...(published ? [] : [{ code: 'unpublished' }])],
})
