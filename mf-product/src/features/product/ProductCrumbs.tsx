import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import { crumbsOf } from './crumbs'
import styles from './ProductCrumbs.module.scss'

type Props = { product: Pick<StayDetail, 'breadcrumb' | 'label' | 'uri'> }

/** The way here; inside the app of a phone a way back (D30). */
export function ProductCrumbs({ product }: Props) {
  const { t } = useTranslation('product')
  const { visit, href } = useShell()
  if (visit.nativeApp)
    return (
      <Button variant="text" className={styles.back} onClick={() => window.history.back()}>
        {t('back')}
      </Button>
    )
  return <Breadcrumb items={crumbsOf(product).map(({ label, uri }) => ({ label, href: href(uri) }))} />
}
