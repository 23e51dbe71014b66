import { useHead } from '@escapade/remote-kit/runtime/head'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { Passkeys } from '../../common/passkeys/Passkeys'
import styles from './Security.module.scss'
import { Sessions } from './Sessions'
import { YourData } from './YourData'

/** Devices that are signed in, and what becomes of what is kept. */
export function SecurityPage() {
  const { t } = useTranslation('account')
  useHead({ title: t('security.metaTitle'), index: false })
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('security.title')}</Heading>
      <Passkeys />
      <Sessions />
      <YourData />
    </div>
  )
}
