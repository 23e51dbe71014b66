import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { GiftLine } from '@escapade/shared-contracts/visitor/gift-basket'
import { useTranslation } from 'react-i18next'
import styles from './GiftSetup.module.scss'

type Props = { lines: readonly GiftLine[]; totalCents: number }

/** Sum of the gift, and the lines that make it up (GI-006). */
export function GiftSum({ lines, totalCents }: Props) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const show = (cents: number) => (cents === 0 ? t('setup.free') : formatCents({ cents, locale }))
  return (
    <dl className={styles.sum}>
      {lines.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{show(cents)}</dd>
        </div>
      ))}
      <div data-strong>
        <dt>{t('setup.total')}</dt>
        <dd>{formatCents({ cents: totalCents, locale })}</dd>
      </div>
    </dl>
  )
}
