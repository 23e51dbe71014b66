import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { giftNightsOf } from '../../search/criteria/gift-nights'
import { sanitizeCriteria } from '../../search/criteria/sanitize-criteria'
import { giftPricesQuery } from '../../search/queries/gift-prices-query'
import styles from './GiftPrices.module.scss'

type GiftPricesProps = { criteria: Criteria; onRefine: (criteria: Criteria) => void }

/** For how many nights the gift is, with what a voucher for two costs at least; nothing while that is not known. */
export function GiftPrices({ criteria, onRefine }: GiftPricesProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { data = [] } = useQuery(giftPricesQuery(useApi(), locale))
  if (data.length === 0) return null
  const chosen = giftNightsOf(sanitizeCriteria(criteria))
  return (
    <ChipRow rail role="group" aria-label={t('giftPrices.label')} className={styles.prices}>
      {data.map(({ nights, sellPrice }) => (
        <Chip
          key={nights}
          selected={nights === chosen}
          onClick={() => nights !== chosen && onRefine({ ...criteria, giftNights: nights })}
        >
          {t('giftPrices.from', { count: nights, price: formatCents({ cents: sellPrice, locale }) })}
        </Chip>
      ))}
    </ChipRow>
  )
}
