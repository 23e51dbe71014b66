import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { CriteriaGate, useCriteria } from '@escapade/remote-kit/runtime/criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { useTranslation } from 'react-i18next'
import styles from './Welcome.module.scss'

/** Shows the three things every page does: texts, criteria from the hash, and links. */
export function Welcome() {
  const { t } = useTranslation()
  const { criteria } = useCriteria()
  return (
    <section className={styles.welcome}>
      <h1>{t('welcome.heading')}</h1>
      <CriteriaGate skeleton={<p className={styles.skeleton} />}>
        <p>{t('welcome.adults', { count: criteria.a ?? 2 })}</p>
      </CriteriaGate>
      <AppLink to={paths.home()} className="link">
        {t('welcome.home')}
      </AppLink>
    </section>
  )
}
