import type { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { LocalTaxBreakdown } from '@escapade/shared-contracts/rules/money/local-tax-breakdown'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PriceLines.module.scss'

type Props = { localTax: LocalTax; tax: LocalTaxBreakdown }

const LocalTaxDialog = lazy(() =>
  import('./LocalTaxDialog').then((module) => ({ default: module.LocalTaxDialog })),
)

export function LocalTaxButton(props: Props) {
  const { t } = useTranslation('product')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('tax.open')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <LocalTaxDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
