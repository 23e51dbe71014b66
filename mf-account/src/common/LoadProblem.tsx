import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'

/** Says that something could not be loaded, with a way to try again. */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('account')
  return (
    <Message tone="danger" announce title={t('problem.title')}>
      <p>{t('problem.text')}</p>
      <Button variant="line" onClick={onRetry}>
        {t('problem.retry')}
      </Button>
    </Message>
  )
}
