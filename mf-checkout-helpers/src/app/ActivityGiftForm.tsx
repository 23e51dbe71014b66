import { Button } from '@escapade/shared-ui/button/Button'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityWords } from '../features/gift/ActivityWords'
import { DeliveryForm } from '../features/gift/DeliveryForm'
import type { ActivityGift } from './purchase/use-activity-gift'

const GiftPreview = onDemand(() => import('../features/gift/GiftPreview'))

/** Words, picture and way of an activity that is given, and the voucher as its recipient will see it. */
export function ActivityGiftForm({ gift, submitted }: { gift: ActivityGift; submitted: boolean }) {
  const { t } = useTranslation('checkout')
  const [isPreviewed, setPreviewed] = useState(false)
  const { delivery } = gift
  return (
    <>
      <ActivityWords
        draft={gift.draft}
        pictures={gift.pictures}
        submitted={submitted}
        onChange={gift.change}
      />
      <DeliveryForm
        draft={delivery.draft}
        now={delivery.now}
        before={delivery.before}
        problems={delivery.problems}
        submitted={submitted}
        onChange={delivery.change}
      />
      <p>
        <Button variant="line" icon="gift" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
          {t('preview.open')}
        </Button>
      </p>
      {isPreviewed && <GiftPreview gift={gift.preview} onClose={() => setPreviewed(false)} />}
    </>
  )
}
