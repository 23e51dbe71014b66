import type { HotelDetail, HotelOffer } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import { OfferRow } from './OfferRow'
import styles from './Rooms.module.scss'

type RoomWithOffers = HotelDetail['rooms'][number]

type Props = {
  rooms: HotelDetail['rooms']
  hasDates: boolean
  onSelect: (offer: HotelOffer) => void
  /** Other dates, where there is nothing on these. */
  onReset: () => void
}

/** The rooms, each with the stays it is sold in (HO-005). */
export function Rooms({ rooms, hasDates, onSelect, onReset }: Props) {
  const { t } = useTranslation('hotel')
  const sold = rooms.filter(({ offers }) => offers.length > 0)
  return (
    <section id="offers" aria-labelledby="offers-title" tabIndex={-1}>
      <Heading level={2} id="offers-title">
        {t('offers.title')}
      </Heading>
      {sold.map((room) => (
        <RoomCard key={room.id} room={room} onSelect={onSelect} />
      ))}
      {sold.length === 0 && (
        <EmptyState
          title={t(hasDates ? 'offers.noneOnDates' : 'offers.none')}
          headingLevel={3}
          action={
            hasDates && (
              <Button variant="line" onClick={onReset}>
                {t('offers.reset')}
              </Button>
            )
          }
        />
      )}
    </section>
  )
}

function RoomCard({ room, onSelect }: { room: RoomWithOffers } & Pick<Props, 'onSelect'>) {
  const { t } = useTranslation('hotel')
  const [picture] = room.images
  const facts = [
    t(`room.kind.${room.type}`, { defaultValue: '' }),
    room.bedding,
    t('room.capacity', { count: room.maxCapacity }),
    t('room.size', { size: room.size }),
  ]
  return (
    <article className={styles.room}>
      {picture && (
        <Picture
          src={picture.base}
          alt={picture.alt}
          width={480}
          height={360}
          sizes="(min-width: 900px) 320px, 92vw"
          widths={[320, 480, 640]}
          className={styles.picture}
        />
      )}
      <div>
        <Heading level={3}>{room.title}</Heading>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {room.highlightedFacilities.length > 0 && (
          <p className={styles.facts}>{room.highlightedFacilities.map(({ label }) => label).join(' · ')}</p>
        )}
        <ul className={styles.offers}>
          {room.offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} onSelect={onSelect} />
          ))}
        </ul>
      </div>
    </article>
  )
}
