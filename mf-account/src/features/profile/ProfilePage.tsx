import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../common/account-query'
import { LoadProblem } from '../../common/LoadProblem'
import { isSignedOut } from '../../common/use-signed-out'
import { Mailbox } from './Mailbox'
import styles from './Profile.module.scss'
import { ProfileForm } from './ProfileForm'

/** What its holder keeps in the account; nothing of it is asked for (SH-022). */
export function ProfilePage() {
  const { t } = useTranslation('account')
  useHead({ title: t('profile.metaTitle'), index: false })
  const { data, error, refetch } = useQuery(accountQuery(useApi()))
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('profile.title')}</Heading>
      <p className={styles.lead}>{t('profile.lead')}</p>
      {error && !data && !isSignedOut(error) && <LoadProblem onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.form} aria-busy="true">
          <Skeleton shape="button" width={10} />
          <Skeleton shape="button" width={10} />
          <Skeleton shape="button" width={10} />
        </div>
      )}
      {data && (
        <>
          <ProfileForm account={data} />
          <Mailbox account={data} />
        </>
      )}
    </div>
  )
}
