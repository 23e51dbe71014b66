import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { giftCardQuery } from '../../common/gift-card-query'
import styles from './GiftCard.module.scss'
import { GiftCardForm } from './GiftCardForm'

/** Few cards are bought by the dozen: the others do without the reader of files. */
const ManyCards = onDemand(() => import('./ManyCards'), { waiting: <Skeleton shape="block" /> })

/** A gift card: its picture, its amount, who gives it and what they say (GI-036). */
export function GiftCardPage({ many }: { many: boolean }) {
  const { t } = useTranslation('gifting')
  const { visit, track } = useShell()
  const { locale } = visit
  const { data, isError, refetch } = useQuery(giftCardQuery(useApi(), locale))
  useHead({
    title: t('card.metaTitle'),
    description: t('card.lead'),
    canonical: paths.giftCard(),
  })
  const seen = useEffectEvent(() =>
    track({ name: 'view_item', params: { item_id: 'giftCard', item_name: t('card.title') } }),
  )
  useEffect(() => seen(), [])
  if (isError)
    return (
      <EmptyState
        headingLevel={1}
        icon="gift"
        title={t('failed.title')}
        action={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}
      >
        {t('failed.card')}
      </EmptyState>
    )
  return (
    <>
      <div className={styles.intro}>
        <Heading level={1}>{t(many ? 'many.title' : 'card.title')}</Heading>
        <p>{t(many ? 'many.lead' : 'card.lead')}</p>
      </div>
      {data ? (
        <>
          {many ? <ManyCards options={data} /> : <GiftCardForm options={data} />}
          <p className={styles.other}>
            <AppLink to={paths.giftCard(many ? {} : { many: '1' })}>
              {t(many ? 'many.one' : 'many.open')}
            </AppLink>
          </p>
        </>
      ) : (
        <div className={styles.columns} aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </>
  )
}
