import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'

/** The wallet did not pay: the summary page takes every other way (CH-005, CH-011). */
export function WalletFailure({ name, summaryUri }: { name: string; summaryUri: string }) {
  const { t } = useTranslation('checkout')
  const { href } = useShell()
  return (
    <Message tone="danger" announce title={t('wallet.failed', { paymentMethod: name })}>
      <Button variant="line" href={href(summaryUri)}>
        {t('wallet.book')}
      </Button>
    </Message>
  )
}
