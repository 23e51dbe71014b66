import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Withdrawal.module.scss'

const WithdrawalSteps = lazy(async () => ({ default: (await import('./WithdrawalSteps')).WithdrawalSteps }))

/**
 * Gifts are given back in two steps, without an account: Directive 2011/83/EU, article 11a
 * (https://eur-lex.europa.eu/eli/dir/2023/2673/oj). They need a script.
 */
export function Withdrawal() {
  const { t } = useTranslation('content')
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return (
    <section className={styles.withdrawal} aria-label={t('withdrawal.title')}>
      <noscript>{t('withdrawal.noScript')}</noscript>
      {inBrowser && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <WithdrawalSteps />
        </Suspense>
      )}
    </section>
  )
}
