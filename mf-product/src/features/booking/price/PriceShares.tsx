import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'
import styles from './BookingPrice.module.scss'

type Props = { cents: number; nights: number; persons: number }

/** The total per night and per person (D23), where that is another amount. */
export function PriceShares({ cents, nights, persons }: Props) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const share = (parts: number) => formatCents({ cents: Math.round(cents / parts), locale })
  const shares = [
    nights > 1 ? t('booking.perNight', { amount: share(nights) }) : null,
    persons > 1 ? t('booking.perPerson', { amount: share(persons) }) : null,
  ].filter((text) => text !== null)
  return shares.length > 0 ? <p className={styles.shares}>{shares.join(' · ')}</p> : null
}
