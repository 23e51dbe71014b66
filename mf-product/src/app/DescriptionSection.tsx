import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Truncated } from '@escapade/shared-ui/truncated/Truncated'
import { useTranslation } from 'react-i18next'
import styles from './ProductPage.module.scss'

/** Text about the stay as a whole, where its hotel has written one. */
export function DescriptionSection({ product }: { product: StayDetail }) {
  const { t } = useTranslation('product')
  const intro = product.description || product.headwords
  if (!intro) return null
  return (
    <section id="description" className={styles.description} aria-label={t('tabs.description')} tabIndex={-1}>
      <Truncated text={intro} className={styles.intro} />
    </section>
  )
}
