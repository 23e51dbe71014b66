import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityPartyPrice } from '@escapade/shared-contracts/rules/money/activity-party-price'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Price } from '@escapade/shared-ui/price/Price'
import { useTranslation } from 'react-i18next'
import styles from './BuyCard.module.scss'

type Props = { price: ActivityPartyPrice | null; adults: number }

/** Price of the party in all and for each, and its saving (AC-018, AC-019). */
export function PartyPrice({ price, adults }: Props) {
  const { t } = useTranslation('activity')
  const { locale } = useVisit()
  if (!price) return null
  const show = (cents: number) => formatCents({ cents, locale })
  const hasPromo = price.promo > 0
  return (
    <div className={styles.price} aria-live="polite">
      <Price
        size="l"
        align="start"
        locale={locale}
        cents={price.total}
        refCents={hasPromo ? price.refTotal : null}
        promo={price.promo}
        nights={1}
        persons={adults}
        unit={t('buy.total', { count: adults })}
      />
      <p className={styles.each}>{t('buy.each', { amount: show(price.perAdult) })}</p>
      {hasPromo && <p className={styles.saved}>{t('buy.saved', { amount: show(price.moneySaved) })}</p>}
    </div>
  )
}
