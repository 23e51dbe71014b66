import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import styles from './OfferComparison.module.scss'

type Props = { label: string; onUndo: () => void }

/** Offer chosen in place of the one begun with, and the way back to that. */
export function ChosenOffer({ label, onUndo }: Props) {
  const { t } = useTranslation('ui')
  return (
    <p className={styles.chosen}>
      <span>{t('comparison.chosen', { label })}</span>
      <Button variant="text" onClick={onUndo}>
        {t('comparison.undo')}
      </Button>
    </p>
  )
}
