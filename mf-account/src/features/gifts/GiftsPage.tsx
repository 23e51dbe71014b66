import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../common/LoadProblem'
import { isSignedOut, useSignedOut } from '../../common/use-signed-out'
import styles from './Gifts.module.scss'
import { giftsQuery } from './gifts-query'

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton shape="title" width={6} />
      <Skeleton width={8} />
    </div>
  )
}

/** Fetched beside the gifts, which come from the network too. */
const OwnedGifts = onDemand(() => import('./OwnedGifts'), { waiting: <Waiting /> })

/** Gifts that its holder has received, with what is left on them. */
export function GiftsPage() {
  const { t } = useTranslation('account')
  useHead({ title: t('gifts.metaTitle'), index: false })
  const { data, error, isPending, refetch } = useQuery(giftsQuery(useApi()))
  useSignedOut(error)
  useEffect(OwnedGifts.preload, [])
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('gifts.title')}</Heading>
      <p className={styles.lead}>{t('gifts.lead')}</p>
      {error && !data && !isSignedOut(error) && <LoadProblem onRetry={() => void refetch()} />}
      {isPending && <Waiting />}
      {data && <OwnedGifts gifts={data.gifts} />}
    </div>
  )
}
