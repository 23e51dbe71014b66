import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'

type Props = {
  /** They could not be had. */
  isAway: boolean
  onRetry: () => void
}

/** In place of the ways to pay until they are there: whose fields take a card is not known before. */
export function UnknownWays({ isAway, onRetry }: Props) {
  const { t } = useTranslation('checkout')
  if (!isAway) return <Skeleton shape="block" />
  return (
    <Message tone="danger" announce title={t('payment.waysAway')}>
      <Button variant="line" onClick={onRetry}>
        {t('quote.retry')}
      </Button>
    </Message>
  )
}
