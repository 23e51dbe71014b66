import type { HotelOffer } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { BookingStay, StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Drawer } from '@escapade/shared-ui/drawer/Drawer'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import { OfferContent } from './OfferContent'
import styles from './OfferDetail.module.scss'
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
  const { t } = useTranslation('hotel')
  const isWide = useWideScreen()
  const Layer = isWide ? Dialog : Drawer
  const offer = useOffer({ firstId: shown.id, party: stay.party, dates: stay.dates })
  const { book, problem } = useBook(hotelId, offer)
  return (
    <Layer title={offer.detail.data?.label ?? shown.label} onClose={onClose}>
      <OfferContent offer={offer} stay={stay} onRetry={() => void offer.quote.refetch()} />
      <div className={styles.foot}>
        {problem && <Message tone="danger" announce title={t(`offer.problem.${problem}`)} />}
        <Button variant="action" size="l" wide busy={offer.quote.isPending} onClick={book}>
          {t('offer.book')}
        </Button>
      </div>
    </Layer>
  )
}
