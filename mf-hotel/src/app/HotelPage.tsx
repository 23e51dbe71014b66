import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { HotelDetail, HotelOffer } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { Gallery } from '@escapade/shared-ui/gallery/Gallery'
import { lazy, Suspense, useRef, useState } from 'react'
import { HotelLayers } from '../features/around/HotelLayers'
import { Nearby } from '../features/around/Nearby'
import { Surroundings } from '../features/around/Surroundings'
import { About } from '../features/hotel/About'
import { HotelTitle } from '../features/hotel/HotelTitle'
import { HotelReviews } from '../features/page/HotelReviews'
import { HotelTabs } from '../features/page/HotelTabs'
import { Rooms } from '../features/rooms/Rooms'
import { StayBar } from '../features/stay/StayBar'
import { StaySelector } from '../features/stay/StaySelector'
import { useHotelStay } from '../features/stay/use-hotel-stay'
import { usePassed } from '../features/stay/use-passed'
import styles from './App.module.scss'
import { useHotelView } from './use-hotel-view'

const OfferDetail = lazy(async () => ({
  default: (await import('../features/offer/OfferDetail')).OfferDetail,
}))

/** Everything about one hotel, and the way to book a room of it. */
export function HotelPage({ detail: { hotel, rooms, breadcrumb } }: { detail: HotelDetail }) {
  const { href, track } = useShell()
  const [selected, setSelected] = useState<HotelOffer | null>(null)
  // A calendar that is opened on the way to no offer leads to none.
  const hotelStay = useHotelStay({ onOpenCalendar: () => setSelected(null) })
  const fields = useRef<HTMLDivElement>(null)
  const fieldsPassed = usePassed(fields)
  const { stay, openCalendarFor, clearDates } = hotelStay
  const { dates } = stay
  // Without dates there is nothing to detail yet (HO-011): the offer opens when they are chosen.
  const select = (offer: HotelOffer) => {
    if (!dates) return openCalendarFor(() => setSelected(offer))
    track({ name: 'select_item', params: { item_id: offer.id, item_name: offer.label } })
    setSelected(offer)
  }
  useHotelView(hotel)
  return (
    <div className={styles.page}>
      <Breadcrumb items={breadcrumb.map(({ label, uri }) => ({ label, href: href(uri) }))} />
      <Gallery images={hotel.images} title={hotel.label} />
      <HotelTitle hotel={hotel} />
      <HotelLayers hotel={hotel} />
      <div ref={fields}>
        <StaySelector hotelId={hotel.id} hotelStay={hotelStay} />
      </div>
      <HotelTabs hasReviews={hotel.review.count > 0}>
        {fieldsPassed && <StayBar hotelStay={hotelStay} />}
      </HotelTabs>
      <About hotel={hotel} />
      <Rooms rooms={rooms} hasDates={dates !== null} onSelect={select} onReset={clearDates} />
      <Surroundings hotel={hotel} />
      <HotelReviews hotel={hotel} />
      <Nearby hotel={hotel} />
      {selected && dates && (
        <Suspense fallback={null}>
          <OfferDetail
            key={selected.id}
            hotelId={hotel.id}
            offer={selected}
            stay={{ ...stay, dates }}
            onClose={() => setSelected(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
