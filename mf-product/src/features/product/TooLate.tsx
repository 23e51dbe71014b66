import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { useTranslation } from 'react-i18next'
import styles from './States.module.scss'

/** The stay is no longer sold: what to look at instead (D66). */
export function TooLate({ hotelId }: { hotelId: string | null }) {
  const { t } = useTranslation('product')
  const { href } = useShell()
  return (
    <div className={styles.state}>
      <EmptyState
        icon="clock"
        headingLevel={1}
        title={t('tooLate.text')}
        action={
          <span className={styles.actions}>
            {hotelId && <Button href={href(paths.hotel({ id: hotelId }))}>{t('tooLate.hotel')}</Button>}
            <Button variant={hotelId ? 'line' : 'brand'} href={href(paths.search())}>
              {t('tooLate.search')}
            </Button>
          </span>
        }
      />
    </div>
  )
}
