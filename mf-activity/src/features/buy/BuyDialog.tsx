import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './BuyDialog.module.scss'
import type { Purchase, Purpose } from './use-purchase'

type Props = { label: string; purpose: Purpose; purchase: Purchase; onClose: () => void }

/** In what form it comes: digital, there is no other. Then on to the checkout (AC-014, AC-020). */
export function BuyDialog({ label, purpose, purchase, onClose }: Props) {
  const { t } = useTranslation('activity')
  const { locale, textLanguage: language } = useVisit()
  const { price, adults, day, proceed } = purchase
  return (
    <Dialog title={t(`dialog.title.${purpose}`)} onClose={onClose} size="s">
      <div className={styles.content}>
        <div className={styles.format}>
          <Icon name="mail" />
          <div>
            <p className={styles.name}>{t('dialog.digital')}</p>
            <p>{t(`dialog.instant.${purpose}`)}</p>
            <p>
              {day
                ? t('dialog.day', { day: formatDay({ day, language, style: 'whole' }) })
                : t('dialog.valid')}
            </p>
          </div>
        </div>
        <dl className={styles.summary}>
          <dt>
            {label}, {t('buy.adults', { count: adults })}
          </dt>
          <dd>{price && formatCents({ cents: price.total, locale })}</dd>
        </dl>
        <Button variant="action" size="l" wide onClick={() => proceed(purpose)}>
          {t('dialog.continue')}
        </Button>
      </div>
    </Dialog>
  )
}
