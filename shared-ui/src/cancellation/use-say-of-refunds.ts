import type { SayOfRefunds } from '@escapade/shared-contracts/rules/stays/refund-words'
import { useTranslation } from 'react-i18next'

/** Texts about cancelling in the visitor's language. */
export function useSayOfRefunds(): SayOfRefunds {
  const { t } = useTranslation('ui')
  return (key, values) => t(`cancellation.${key}`, values)
}
