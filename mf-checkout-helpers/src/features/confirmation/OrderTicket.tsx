import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedStay, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useBedsInWords } from '@escapade/shared-ui/lodging/use-beds-in-words'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'
import { Facts } from './Facts'
import { lineFacts } from './line-facts'
import { useMoneyFacts } from './use-money-facts'
import { VoucherTicket } from './VoucherTicket'

/** Summary of the order: the stay, or the lines of what is none. */
export const OrderTicket = ({ order }: { order: OrderView }) =>
  order.stay ? <Ticket order={order} stay={order.stay} /> : <VoucherTicket order={order} />

/** The stay as one would pin it to the fridge. */
function Ticket({ order, stay }: { order: OrderView; stay: OrderedStay }) {
  return (
    <article className={styles.ticket}>
      <Picture
        src={stay.image.base}
        alt=""
        width={640}
        height={480}
        sizes="(min-width: 900px) 500px, 100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.body}>
        <Heading level={2} look={3}>
          {stay.label}
        </Heading>
        <p>
          {stay.hotelLabel} <Stars count={stay.hotelStars} />
        </p>
        <p className={styles.quiet}>{stay.address}</p>
        <StayFacts order={order} stay={stay} />
      </div>
    </article>
  )
}

function StayFacts({ order, stay }: { order: OrderView; stay: OrderedStay }) {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language } = useVisit()
  const money = useMoneyFacts(order)
  const bedsOf = useBedsInWords()
  // Stays that were sold earlier do not know it.
  const { lodging } = stay
  const at = (day: string, hour: string) => ({
    date: formatDay({ day, language, style: 'whole' }),
    hour: formatClock({ text: hour, language }),
  })
  const party = [
    t('stay.adults', { count: stay.adult }),
    stay.child > 0 && t('stay.children', { count: stay.child }),
    stay.baby > 0 && t('stay.babies', { count: stay.baby }),
  ].filter(Boolean)
  return (
    <>
      <Facts
        facts={[
          [t('confirmation.number'), order.bookingNumber],
          [t('confirmation.arrival'), t('confirmation.arrivalFrom', at(stay.checkin, stay.checkinHour))],
          [
            t('confirmation.departure'),
            stay.checkoutHour
              ? t('confirmation.departureBy', at(stay.checkout, stay.checkoutHour))
              : at(stay.checkout, '').date,
          ],
          [t('confirmation.length'), t('stay.nights', { count: stay.nights })],
          [t('confirmation.travellers'), party.join(', ')],
          ...(lodging
            ? [
                [t('confirmation.room'), bedsOf(lodging)] as const,
                [t('confirmation.meals'), lodging.meals] as const,
              ]
            : []),
          ...(stay.partner
            ? [
                [
                  t('confirmation.partner'),
                  [stay.partner.name, stay.partner.terms].filter(Boolean).join(' · '),
                ] as const,
              ]
            : []),
          ...lineFacts(order, locale),
          ...money,
        ]}
      />
      <p className={styles.uuid}>
        {t('confirmation.order')} {order.orderUUID}
      </p>
    </>
  )
}
