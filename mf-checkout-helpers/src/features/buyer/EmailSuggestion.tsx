import { suggestEmail } from '@escapade/shared-contracts/rules/text/suggest-email'
import { useTranslation } from 'react-i18next'
import styles from './BuyerForm.module.scss'

/** Offers what was probably meant where the domain of an address looks mistyped. */
export function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const { t } = useTranslation('checkout')
  const suggestion = suggestEmail({ email })
  if (!suggestion) return null
  return (
    <button type="button" className={styles.suggestion} onClick={() => onTake(suggestion)}>
      {t('buyer.suggestion', { email: suggestion })}
    </button>
  )
}
