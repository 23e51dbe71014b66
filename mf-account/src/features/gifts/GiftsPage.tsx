import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { claimGift, dropGift } from '@escapade/shared-contracts/api/accounts/accounts'
import type { OwnedGift } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../common/LoadProblem'
import { isSignedOut, useSignedOut } from '../../common/use-signed-out'
import { AddGift } from './AddGift'
import { GiftCard } from './GiftCard'
import styles from './Gifts.module.scss'
import { giftsQuery } from './gifts-query'

/** Gifts that its holder has received, with what is left on them. */
export function GiftsPage() {
  const { t } = useTranslation('account')
  const api = useApi()
  const client = useQueryClient()
  useHead({ title: t('gifts.metaTitle'), index: false })
  const query = useQuery(giftsQuery(api))
  const refresh = () => client.invalidateQueries({ queryKey: giftsQuery(api).queryKey })
  const add = useMutation({
    mutationFn: (code: string) => api.send(claimGift, { body: { code } }),
    onSuccess: refresh,
  })
  const drop = useMutation({
    mutationFn: async (gift: OwnedGift) => {
      await api.send(dropGift, { params: { giftUUID: gift.giftUUID } })
      return gift
    },
    onSuccess: refresh,
  })
  useSignedOut(query.error ?? add.error ?? drop.error)
  const gifts = query.data?.gifts
  const removed = drop.data
  // What was taken out is put back by its session: its code is not on the device.
  const token = removed?.worth.session?.token
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('gifts.title')}</Heading>
      <p className={styles.lead}>{t('gifts.lead')}</p>
      {query.isError && !gifts && !isSignedOut(query.error) && (
        <LoadProblem onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton shape="title" width={6} />
          <Skeleton width={8} />
        </div>
      )}
      {gifts?.length === 0 && (
        <EmptyState icon="gift" title={t('gifts.none')}>
          <p>{t('gifts.noneText')}</p>
        </EmptyState>
      )}
      {gifts && gifts.length > 0 && (
        <ul className={styles.list}>
          {gifts.map((gift) => (
            <li key={gift.giftUUID}>
              <GiftCard gift={gift} onRemove={() => drop.mutate(gift)} />
            </li>
          ))}
        </ul>
      )}
      {gifts && <AddGift add={add} />}
      {removed && (
        <Notice
          key={removed.giftUUID}
          {...(token && {
            action: {
              label: t('gifts.undo'),
              onPress: () => {
                drop.reset()
                add.mutate(token)
              },
            },
          })}
          onClose={drop.reset}
        >
          {t('gifts.removed')}
        </Notice>
      )}
    </div>
  )
}
