import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './DeskFrame.module.scss'

export function UnknownPage() {
  const { t } = useTranslation('desk')
  return (
    <section className={styles.page}>
      <Heading level={1}>{t('unknown.title')}</Heading>
      <p>
        <AppLink to={paths.desk()}>{t('unknown.link')}</AppLink>
      </p>
    </section>
  )
}
