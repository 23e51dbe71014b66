import type { VoucherAddress } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'

/** A voucher as a page and as a PDF, for its payer; null: it was given back, or stopped. */
export function VoucherLinks({ voucher }: { voucher: VoucherAddress | null }) {
  const { t } = useTranslation('checkout')
  if (!voucher) return <p className={styles.quiet}>{t('confirmation.voucher.gone')}</p>
  return (
    <div className={styles.links}>
      <Button icon="gift" href={voucher.page} target="_blank" rel="noreferrer">
        {t('confirmation.voucher.open')}
      </Button>
      <Button variant="line" href={voucher.pdf} target="_blank" rel="noreferrer">
        {t('confirmation.voucher.pdf')}
      </Button>
    </div>
  )
}
