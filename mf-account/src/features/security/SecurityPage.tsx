import { useHead } from '@escapade/remote-kit/runtime/head'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './Security.module.scss'

const SecuritySections = onDemand(() => import('./SecuritySections'), {
  waiting: (
    <div aria-busy="true">
      <Skeleton shape="title" width={6} />
      <Skeleton width={8} />
    </div>
  ),
})

/** Devices that are signed in, and what becomes of what is kept. */
export function SecurityPage() {
  const { t } = useTranslation('account')
  useHead({ title: t('security.metaTitle'), index: false })
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('security.title')}</Heading>
      <SecuritySections />
    </div>
  )
}
