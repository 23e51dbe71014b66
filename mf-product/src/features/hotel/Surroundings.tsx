import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

/** Places around the hotel and a map; drawn by the page of hotels, which shows the same. */
export const Surroundings = ({ hotel: { id, label, location } }: { hotel: Hotel }) => (
  <Slot
    fragment="mf-hotel/around"
    when="seen"
    props={{ hotel: { id, label, lat: location.latitude, lng: location.longitude } }}
  />
)
