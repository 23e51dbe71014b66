import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/Icon'
import styles from './WishButton.module.scss'

export type WishButtonProps = {
  wished: boolean
  onToggle: () => void
  /** Wished-for stay, read out with the button. */
  title: string
  /** In a line of text or buttons instead of on a picture. */
  inline?: boolean
}

export function WishButton({ wished, onToggle, title, inline }: WishButtonProps) {
  const { t } = useTranslation('ui')
  return (
    <button
      type="button"
      className={styles.wish}
      aria-pressed={wished}
      aria-label={t('wish.label', { title })}
      data-inline={inline || undefined}
      onClick={onToggle}
    >
      <span>
        <Icon name="heart" />
      </span>
    </button>
  )
}
