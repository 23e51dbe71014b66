import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { giftCardQuery } from '../../common/gift-card-query'
import styles from './GiftCard.module.scss'
import { GiftCardForm } from './GiftCardForm'

/** A gift card: its picture, its amount, who gives it and what they say (GI-036). */
export function GiftCardPage() {
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
        <Heading level={1}>{t('card.title')}</Heading>
        <p>{t('card.lead')}</p>
      </div>
      {data ? (
        <GiftCardForm options={data} />
      ) : (
        <div className={styles.columns} aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </>
  )
}
