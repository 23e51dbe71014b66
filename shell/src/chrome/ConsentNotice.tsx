import * as paths from '@escapade/shared-contracts/paths'
import { useTranslation } from 'react-i18next'
import styles from './ConsentNotice.module.scss'
import type { ChromeInput } from './chrome-input'

/**
 * Asks for the choice about cookies, in the flow of the page: it covers nothing and is painted with the first view.
 * Refusing is as easy as accepting: both stand here, alike in size and weight. A press before the client runs is
 * written down (client/inline/early-input.ts).
 */
export function ConsentNotice({ visit }: Pick<ChromeInput, 'visit'>) {
  const { t } = useTranslation()
  return (
    <section className={styles.notice} aria-label={t('consent.title')} data-consent-notice>
      <div className={`page ${styles.inner}`}>
        <p>
          {t('consent.notice')}{' '}
          <a href={visit.basePath + paths.staticPage({ id: 'privacy' })}>{t('consent.more')}</a>
        </p>
        <div className={styles.actions}>
          <button type="button" data-consent="choose">
            {t('consent.choose')}
          </button>
          <button type="button" data-consent="none">
            {t('consent.refuse')}
          </button>
          <button type="button" data-consent="all">
            {t('consent.accept')}
          </button>
        </div>
      </div>
    </section>
  )
}
