import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { RichText } from '@escapade/remote-kit/runtime/rich-text'
import { useTranslation } from 'react-i18next'
import styles from './Checkout.module.scss'

/** What the law wants read before the button: the terms, and with a stay the rights of package travel. */
export function Legal({ packageTravel }: { packageTravel: boolean }) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.legal}>
      {packageTravel && (
        <p>
          <RichText text={t('payment.package')} parts={{ link: openedBeside('/static/package-travel') }} />
        </p>
      )}
      <p>
        <RichText text={t('payment.terms')} parts={{ terms: openedBeside('/static/terms') }} />
      </p>
    </div>
  )
}

const openedBeside = (path: string) => (words: string) => (
  <AppLink to={path} target="_blank">
    {words}
  </AppLink>
)
