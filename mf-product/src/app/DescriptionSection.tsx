import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Truncated } from '@escapade/shared-ui/truncated/Truncated'
import { useTranslation } from 'react-i18next'
import styles from './ProductPage.module.scss'

export function DescriptionSection({ product }: { product: StayDetail }) {
  const { t } = useTranslation('product')
  return (
    <section id="description" className={styles.description} aria-label={t('tabs.description')} tabIndex={-1}>
      <Truncated text={product.description || product.headwords} className={styles.intro} />
    </section>
  )
}
