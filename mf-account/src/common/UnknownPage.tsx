import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { useTranslation } from 'react-i18next'

/** An address below `/account` that leads nowhere. */
export function UnknownPage() {
  const { t } = useTranslation('account')
  const { href } = useShell()
  useHead({ title: t('unknown.title'), index: false })
  return (
    <div className="page section">
      <EmptyState
        icon="search"
        headingLevel={1}
        title={t('unknown.title')}
        action={<Button href={href(paths.home())}>{t('unknown.home')}</Button>}
      />
    </div>
  )
}
