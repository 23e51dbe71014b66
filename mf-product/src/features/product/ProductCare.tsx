import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/catalogue-schemas'
import { lazy, Suspense } from 'react'

const CarePanel = lazy(async () => ({
  default: (await import('@escapade/shared-ui/care-panel/CarePanel')).CarePanel,
}))

/** What agents see above a stay, and visitors never load: its ids and who sells it (SH-055). */
export function ProductCare({ product }: { product: StayDetail }) {
  const { customerCare } = useVisit()
  if (!customerCare) return null
  return (
    <Suspense fallback={null}>
      <CarePanel facts={factsOf(product)} offers={[offerOf(product)]} />
    </Suspense>
  )
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
  provider: channelManagerId ?? 'own rates',
  notes: published ? [cancellationPolicy.type] : [cancellationPolicy.type, 'unpublished'],
})
