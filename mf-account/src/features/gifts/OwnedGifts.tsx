import type { OwnedGift } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useTranslation } from 'react-i18next'
import { AddGift } from './AddGift'
import { GiftCard } from './GiftCard'
import styles from './Gifts.module.scss'
import { useGiftChanges } from './use-gift-changes'

/** The gifts of the account, and the field that adds one. */
export default function OwnedGifts({ gifts }: { gifts: OwnedGift[] }) {
  const { t } = useTranslation('account')
  const { add, drop } = useGiftChanges()
  const removed = drop.data
  // A gift that was taken out is put back by its session: its code is not on the device.
  const token = removed?.worth.session?.token
  return (
    <>
      {gifts.length === 0 && (
        <EmptyState icon="gift" title={t('gifts.none')}>
          <p>{t('gifts.noneText')}</p>
        </EmptyState>
      )}
      {gifts.length > 0 && (
        <ul className={styles.list}>
          {gifts.map((gift) => (
            <li key={gift.giftUUID}>
              <GiftCard gift={gift} onRemove={() => drop.mutate(gift)} />
            </li>
          ))}
        </ul>
      )}
      <AddGift add={add} />
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
    </>
  )
}
