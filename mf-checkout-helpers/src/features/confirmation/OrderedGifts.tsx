import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedGift, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'
import { VoucherLinks } from './VoucherLinks'

type Props = {
  gifts: readonly OrderedGift[]
  parcel: OrderView['parcel']
  /** In the order of the gifts, where they may be opened. */
  vouchers: OrderView['vouchers']
}

/** Gifts that a page shows one by one; those of a file have a list with a search. */
const mostListed = 10

/** Gifts of the order: their words, and how they arrive. */
export function OrderedGifts({ gifts, parcel, vouchers }: Props) {
  const { t } = useTranslation('checkout')
  if (gifts.length > mostListed) return <p>{t('confirmation.many', { count: gifts.length })}</p>
  return gifts.map((gift, index) => (
    // Two gifts of an order may be alike, and their order never changes.
    <div key={index} className={styles.gift}>
      <Heading level={2} look={3}>
        {gift.label}
      </Heading>
      <GiftWords gift={gift} />
      <GiftWay gift={gift} parcel={parcel} />
      {vouchers && <VoucherLinks voucher={vouchers[index] ?? null} />}
    </div>
  ))
}

function GiftWords({ gift: { nights, fromName, message } }: { gift: OrderedGift }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      {nights !== null && <p>{t('stay.nights', { count: nights })}</p>}
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      {fromName && <p className={styles.quiet}>{t('gift.from', { name: fromName })}</p>}
    </>
  )
}

function GiftWay({ gift: { format, delivery }, parcel }: { gift: OrderedGift } & Pick<Props, 'parcel'>) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  if (format === 'physical' && parcel) return <p>{t('confirmation.posted', { ...parcel })}</p>
  if (!delivery) return <p>{t('confirmation.mailed')}</p>
  const { name, maskedEmail, day, hour } = delivery
  return (
    <p>
      {t('confirmation.delivered', {
        context: name === null ? 'unnamed' : undefined,
        name,
        email: maskedEmail,
        date: formatDay({ day, language, style: 'full' }),
        hour,
      })}
    </p>
  )
}
