import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { LocalTaxBreakdown } from '@escapade/shared-contracts/rules/money/local-tax-breakdown'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useTranslation } from 'react-i18next'
import { useTaxRate } from '../../../common/use-tax-rate'
import styles from './LocalTaxDialog.module.scss'

type Props = { localTax: LocalTax; tax: LocalTaxBreakdown; onClose: () => void }

/** Explains the tax, and what of this stay is paid when (PR-048). */
export function LocalTaxDialog({ localTax, tax, onClose }: Props) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const rate = useTaxRate(localTax)
  const show = (cents: number) => formatCents({ cents, locale })
  return (
    <Dialog
      title={t('tax.title')}
      size="s"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('tax.understood')}</Button>}
    >
      <h3 className={styles.title}>{t('tax.what')}</h3>
      <p className={styles.text}>{t('tax.whatText')}</p>
      <h3 className={styles.title}>{t('tax.thisStay')}</h3>
      {rate && <p className={styles.text}>{rate}</p>}
      <dl className={styles.lines}>
        <div>
          <dt>{t('tax.payToday')}</dt>
          <dd>{show(tax.payToday)}</dd>
        </div>
        <div>
          <dt>{t('tax.onSite')}</dt>
          <dd>{show(tax.taxOnSite)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('tax.totalStay')}</dt>
          <dd>{show(tax.totalStay)}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
