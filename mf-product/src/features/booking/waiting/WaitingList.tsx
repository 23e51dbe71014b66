import { Button } from '@escapade/shared-ui/button/Button'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaitingListFormProps } from './WaitingListForm'

const WaitingListForm = onDemand<WaitingListFormProps>(() => import('./WaitingListForm'))

/** The way to be told when a full stay becomes free; begins anew for other dates or another party. */
export function WaitingList(props: WaitingListFormProps) {
  const { productId, dates, party } = props.wish
  return <ForWish key={JSON.stringify([productId, dates, party])} {...props} />
}

function ForWish(props: WaitingListFormProps) {
  const { t } = useTranslation('product')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <WaitingListForm {...props} />
  return (
    <Button variant="text" icon="mail" onClick={() => setOpen(true)} onPointerEnter={WaitingListForm.preload}>
      {t('waiting.open')}
    </Button>
  )
}
