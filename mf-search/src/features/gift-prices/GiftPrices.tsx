import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/format-cents'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { giftPricesQuery } from '../../search/gift-prices-query'
import styles from './GiftPrices.module.scss'

/** What a voucher for two costs at least, by nights; nothing while it is not known. */
export function GiftPrices() {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { data = [] } = useQuery(giftPricesQuery(useApi(), locale))
  if (data.length === 0) return null
  return (
    <ul className={styles.prices} aria-label={t('giftPrices.label')}>
      {data.map(({ nights, sellPrice }) => (
        <li key={nights}>
          {t('giftPrices.from', { count: nights, price: formatCents({ cents: sellPrice, locale }) })}
        </li>
      ))}
    </ul>
  )
}
