import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../common/account-query'
import { LoadProblem } from '../../common/LoadProblem'
import { isSignedOut } from '../../common/use-signed-out'
import styles from './Profile.module.scss'

function Waiting() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton shape="button" width={10} />
      <Skeleton shape="button" width={10} />
      <Skeleton shape="button" width={10} />
    </div>
  )
}

/** Fetched beside the account, which comes from the network too. */
const ProfileSections = onDemand(() => import('./ProfileSections'), { waiting: <Waiting /> })

/** What its holder keeps in the account; nothing of it is asked for (SH-022). */
export function ProfilePage() {
  const { t } = useTranslation('account')
  useHead({ title: t('profile.metaTitle'), index: false })
  useEffect(ProfileSections.preload, [])
  const { data, error, refetch } = useQuery(accountQuery(useApi()))
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('profile.title')}</Heading>
      <p className={styles.lead}>{t('profile.lead')}</p>
      {error && !data && !isSignedOut(error) && <LoadProblem onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && <ProfileSections account={data} />}
    </div>
  )
}
