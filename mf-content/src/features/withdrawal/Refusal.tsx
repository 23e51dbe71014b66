import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'

const known: Readonly<Record<string, 'order' | 'nothing' | 'changed' | 'often'>> = {
  'order-not-found': 'order',
  'withdrawal-not-found': 'nothing',
  'withdrawal-changed': 'changed',
  'too-many-requests': 'often',
}

/** Why a step did not go through, and what to do. */
export function Refusal({ error }: { error: Error | null }) {
  const { t } = useTranslation('content')
  if (!error) return null
  const reason = (error instanceof ApiError && known[error.code]) || 'failed'
  return (
    <Message tone="danger" announce>
      {t(`withdrawal.refusal.${reason}`)}
    </Message>
  )
}
