import type { GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import { GiftSummary } from '../features/gift/GiftSummary'
import { OtherGifts } from '../features/gift/OtherGifts'
import type { useGiftBasket } from './purchase/use-gift-basket'

type Props = {
  basket: ReturnType<typeof useGiftBasket>
  /** The shown gift as it is ordered, with where it goes. */
  item: GiftItem
  /** Goes on once what was typed of the shown gift is good. */
  onceReady: (go: () => void) => void
  onRemove: () => void
}

/** The gifts of an order: the shown one, those that are ready, and the way to one more. */
export function GiftList({ basket, item, onceReady, onRemove }: Props) {
  const { t } = useTranslation('checkout')
  const { gift, others, addAnother, change, remove } = basket
  return (
    <>
      <GiftSummary gift={{ ...gift, item }} onRemove={others.length > 0 ? onRemove : null} />
      <OtherGifts gifts={others} onChange={(index) => onceReady(() => change(index))} onRemove={remove} />
      {addAnother && (
        <Button variant="line" icon="plus" wide onClick={() => onceReady(addAnother)}>
          {t('gift.another')}
        </Button>
      )}
    </>
  )
}
