import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { CriteriaGate, useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { HotelDetail, StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { promoShown } from '@escapade/shared-contracts/rules/money/promo-shown'
import { PriceSkeleton } from '@escapade/shared-ui/card/PriceSkeleton'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Price } from '@escapade/shared-ui/price/Price'
import { useTranslation } from 'react-i18next'
import styles from './Rooms.module.scss'

type RoomWithOffers = HotelDetail['rooms'][number]

/** The rooms, each with the stays it is sold in (HO-005). */
export function Rooms({ rooms }: { rooms: HotelDetail['rooms'] }) {
  const { t } = useTranslation('hotel')
  const hasOffers = rooms.some(({ offers }) => offers.length > 0)
  return (
    <section aria-labelledby="offers">
      <Heading level={2} id="offers">
        {t('offers.title')}
      </Heading>
      {hasOffers ? (
        rooms.filter(({ offers }) => offers.length > 0).map((room) => <RoomCard key={room.id} room={room} />)
      ) : (
        <EmptyState title={t('offers.none')} headingLevel={3} />
      )}
    </section>
  )
}

function RoomCard({ room }: { room: RoomWithOffers }) {
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
        <ul className={styles.offers}>
          {room.offers.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      </div>
    </article>
  )
}

function Offer({ offer }: { offer: StayPackage }) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const hash = serializeCriteria({ criteria })
  const promo = promoShown({ rounded: offer.promo, kind: 'hotelOffer' })
  return (
    <li className={styles.offer}>
      <div>
        <AppLink to={hash ? `${offer.uri}#${hash}` : offer.uri} className={styles.link}>
          {offer.label}
        </AppLink>
        <p className={styles.included}>{offer.included.join(', ')}</p>
      </div>
      <CriteriaGate skeleton={<PriceSkeleton />}>
        <Price
          locale={locale}
          cents={offer.sellPrice}
          refCents={promo > 0 ? offer.refPrice : null}
          promo={promo}
          nights={offer.nights}
          persons={offer.paxCount}
          from={offer.priceType === 'from-price'}
          taxCents={offer.localTaxOnSite}
        />
      </CriteriaGate>
    </li>
  )
}
