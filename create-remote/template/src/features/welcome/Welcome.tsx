import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { CriteriaGate, useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEvent } from '@escapade/remote-kit/runtime/events'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import * as paths from '@escapade/shared-contracts/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { greeted } from '../../events'
import styles from './Welcome.module.scss'

/** Shows the things every page does: texts, criteria from the hash, links, a fragment and its event. */
export function Welcome() {
  const { t } = useTranslation()
  const { criteria } = useCriteria()
  const [guest, setGuest] = useState('')
  useEvent(greeted, ({ name }) => setGuest(name))
  return (
    <section className={styles.welcome}>
      <h1>{t('welcome.heading')}</h1>
      <CriteriaGate skeleton={<p className={styles.skeleton} />}>
        <p>{t('welcome.adults', { count: criteria.a ?? 2 })}</p>
      </CriteriaGate>
      <Slot fragment="mf-template/hello" props={{ name: 'Ada' }} />
      <p role="status">{guest && t('welcome.greeted', { name: guest })}</p>
      <AppLink to={paths.home()} className="link">
        {t('welcome.home')}
      </AppLink>
    </section>
  )
}
