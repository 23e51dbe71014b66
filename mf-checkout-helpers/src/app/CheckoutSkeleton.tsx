import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Checkout.module.scss'

const widths = [10, 8, 9, 6] as const

type Props = {
  /** Stay that is bought, where it is known before its price. */
  stay?: ReactNode
}

export function CheckoutSkeleton({ stay }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.page} aria-busy="true">
      <Heading level={1} className={styles.title}>
        {t('page.title')}
      </Heading>
      <p className="vh" role="status">
        {t('page.loading')}
      </p>
      <div className={styles.columns}>
        <div className={styles.aside}>
          {stay}
          <Block />
        </div>
        <div className={styles.main}>
          <Block />
          <Block />
          <Block />
        </div>
      </div>
    </div>
  )
}

const Block = () => (
  <div className={styles.block}>
    <Skeleton shape="title" width={5} />
    {widths.map((width) => (
      <Skeleton key={width} shape="button" width={width} />
    ))}
  </div>
)
