import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { useTranslation } from 'react-i18next'

/** No longer sold: what to look at instead (AC-006). */
export function TooLate({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { t } = useTranslation('activity')
  const { href } = useShell()
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon="clock"
      title={t('tooLate.title')}
      action={<Button href={href(paths.search({ flow: 'activity' }))}>{t('tooLate.others')}</Button>}
    >
      {t('tooLate.text')}
    </EmptyState>
  )
}
