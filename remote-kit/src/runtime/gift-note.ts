import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'
import { useGiftSession } from './gift-session'
import { useVisit } from './shell-context'

/** Words on the part of a price, in cents, that the gift the visitor is about to spend leaves to pay; none without one. */
export function useGiftNote(): (cents: number) => string | undefined {
  const gift = useGiftSession()
  const { locale } = useVisit()
  const { t } = useTranslation('ui')
  return (cents) => {
    if (!gift) return undefined
    const rest = cents - gift.balance
    return rest > 0
      ? t('price.giftRest', { amount: formatCents({ cents: rest, locale }) })
      : t('price.giftPays')
  }
}
